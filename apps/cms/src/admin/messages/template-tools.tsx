"use client";

import { Button, toast, useFormFields } from "@payloadcms/ui";
import { useState } from "react";
import { isMessage, purposes, type TemplatePurpose } from "../../mail/templates/purposes.ts";
import { PlaceholderList } from "./placeholder-list.tsx";
import { RestoreText } from "./restore-text.tsx";
import { post, readReply } from "../call-api.ts";
import styles from "./messages.module.css";

interface Reply {
  message?: string;
  subject?: string;
  text?: string;
}

/** What a template can say, and what becomes of it, before it is stored. */
export function TemplateTools() {
  const template = useFormFields(([fields]) => ({
    purpose: (fields["purpose"]?.value ?? "free") as TemplatePurpose,
    subject: String(fields["subject"]?.value ?? ""),
    body: String(fields["body"]?.value ?? ""),
  }));
  const [shown, setShown] = useState<Reply | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function run(name: "preview" | "test") {
    setBusy(true);
    try {
      const reply = await readReply<Reply>(await post(`/payload-api/templates/${name}`, template));
      if (name === "preview") setShown(reply);
      else toast.success(reply.message);
    } catch (error) {
      toast.error((error as Error).message);
    }
    setBusy(false);
  }

  const button = (name: "preview" | "test", label: string) => (
    <Button
      type="button"
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy}
      onClick={() => void run(name)}
    >
      {label}
    </Button>
  );
  return (
    <section className={styles["tools"]} aria-label="Try the template">
      <PlaceholderList names={purposes[template.purpose].known} />
      <div className={styles["buttons"]}>
        {button("preview", "Preview")}
        {button("test", "Send a test to me")}
        {!isMessage(template.purpose) && <RestoreText purpose={template.purpose} />}
      </div>
      {shown && (
        <pre role="status">
          {shown.subject}
          {"\n\n"}
          {shown.text}
        </pre>
      )}
    </section>
  );
}
