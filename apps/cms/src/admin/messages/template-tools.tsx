"use client";

import { Button, toast, useFormFields } from "@payloadcms/ui";
import { useState } from "react";
import { purposes, type TemplatePurpose } from "../../mail/templates/purposes.ts";
import { PlaceholderList } from "./placeholder-list.tsx";
import styles from "./messages.module.css";

interface Reply {
  message?: string;
  subject?: string;
  text?: string;
}

async function post(name: "preview" | "test", template: object): Promise<Reply> {
  const response = await fetch(`/payload-api/templates/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(template),
  });
  const reply = (await response.json().catch(() => ({}))) as Reply;
  if (!response.ok) throw new Error(reply.message ?? "This didn't work. Please try again.");
  return reply;
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
      const reply = await post(name, template);
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
