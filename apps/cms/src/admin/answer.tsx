"use client";

import { useField } from "@payloadcms/ui";
import type { ClientField } from "payload";
import type { ReactNode } from "react";
import { LocalTime } from "./local-time.tsx";
import styles from "./submissions.module.css";

interface AnswerProps {
  field: ClientField;
  path: string;
}

/** An answer as text that can be read and copied, which a disabled control can't. */
export function Answer({ field, path }: AnswerProps) {
  const { value } = useField<unknown>({ path });
  const text = textOf(value, field);
  const label = "label" in field && typeof field.label === "string" ? field.label : path;
  return (
    <dl className={styles["answer"]}>
      <dt>{label}</dt>
      <dd id={`field-${path}`}>
        {text === "" ? <span className={styles["quiet"]}>No answer</span> : shown(text, field)}
      </dd>
    </dl>
  );
}

const shown = (text: string, field: ClientField): ReactNode =>
  field.type === "date" ? <LocalTime at={text} /> : text;

function textOf(value: unknown, field: ClientField): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map((item) => textOf(item, field)).join(", ");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (field.type !== "select") return String(value);
  for (const option of field.options) {
    if (typeof option === "object" && option.value === value) return String(option.label);
  }
  return String(value);
}
