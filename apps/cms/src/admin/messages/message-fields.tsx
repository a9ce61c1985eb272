"use client";

import { useEffect, useId, useState } from "react";
import {
  BODY_MAX,
  type MailText,
  type MessagePurpose,
  purposes,
  SUBJECT_MAX,
} from "../../mail/templates/purposes.ts";
import { PlaceholderList } from "./placeholder-list.tsx";
import styles from "./messages.module.css";

export interface Draft extends MailText {
  replyTo: "staff" | "author";
}

interface MessageFieldsProps {
  draft: Draft;
  purpose?: MessagePurpose;
  onChange: (draft: Draft) => void;
}

type Template = MailText & { id: string; title: string };

const ROWS = 10;

async function readTemplates(purpose: MessagePurpose): Promise<Template[]> {
  const query = `where[purpose][equals]=${purpose}&sort=title&limit=100&depth=0`;
  const response = await fetch(`/payload-api/mail-templates?${query}`);
  return response.ok ? ((await response.json()) as { docs: Template[] }).docs : [];
}

/** The text of a message, from a template if there are any. */
export function MessageFields({ draft, purpose = "free", onChange }: MessageFieldsProps) {
  const id = useId();
  const [templates, setTemplates] = useState<Template[]>([]);
  useEffect(() => {
    let isShown = true;
    void readTemplates(purpose).then((found) => isShown && setTemplates(found));
    return () => {
      isShown = false;
    };
  }, [purpose]);
  function use(chosen: string) {
    const template = templates.find((known) => known.id === chosen);
    if (template) onChange({ ...draft, subject: template.subject, body: template.body });
  }
  return (
    <div className={styles["fields"]}>
      {templates.length > 0 && (
        <label>
          Template
          <select defaultValue="" onChange={(event) => use(event.target.value)}>
            <option value="">None</option>
            {templates.map((template) => (
              <option key={template.id} value={template.id}>
                {template.title}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        Subject
        <input
          type="text"
          required
          maxLength={SUBJECT_MAX}
          value={draft.subject}
          onChange={(event) => onChange({ ...draft, subject: event.target.value })}
        />
      </label>
      <label>
        Text
        <textarea
          required
          rows={ROWS}
          maxLength={BODY_MAX}
          aria-describedby={`${id}-help`}
          value={draft.body}
          onChange={(event) => onChange({ ...draft, body: event.target.value })}
        />
      </label>
      <div id={`${id}-help`}>
        <p>
          A blank line begins a new paragraph. Greeting, reference and signature are added to every
          mail.
        </p>
        <PlaceholderList names={purposes[purpose].known} />
      </div>
      <fieldset>
        <legend>Replies go to</legend>
        {(["staff", "author"] as const).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="replyTo"
              value={value}
              checked={draft.replyTo === value}
              onChange={() => onChange({ ...draft, replyTo: value })}
            />{" "}
            {value === "staff" ? "the staff’s address" : "my address"}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
