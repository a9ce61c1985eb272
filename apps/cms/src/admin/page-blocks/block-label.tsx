"use client";

import { ErrorPill, Pill, useFormFields, useFormSubmitted, useTranslation } from "@payloadcms/ui";
import { asText, shorten } from "./shorten.ts";
import { useKeptFields } from "./use-kept-fields.ts";
import styles from "./page-blocks.module.css";

interface BlockLabelProps {
  /** The kind of block. */
  label: string;
  /** Fields whose text names the block: the first that isn't empty. */
  namedBy: string[];
  /** The list of which the header says how many rows it has. */
  counts?: string;
}

/** The header of a block: its kind and what is in it, so that closed blocks can be told apart. */
export function BlockLabel({ label, namedBy, counts }: BlockLabelProps) {
  useKeptFields();
  const { i18n } = useTranslation();
  const submitted = useFormSubmitted();
  const name = useFormFields(([fields]) =>
    namedBy.map((path) => asText(fields[path]?.value)).find(Boolean),
  );
  const first = useFormFields(([fields]) =>
    Object.entries(fields)
      .filter(([path]) => counts !== undefined && path.startsWith(`${counts}.0.`))
      .map(([, field]) => asText(field?.value))
      .find((text) => text !== "" && !/^[\da-f-]{24,}$/.test(text)),
  );
  const rows = useFormFields(([fields]) => (counts ? (fields[counts]?.rows?.length ?? 0) : 0));
  const errors = useFormFields(
    ([fields]) =>
      Object.values(fields).filter((field) => field?.valid === false && !field.rows?.length).length,
  );
  return (
    <div className={styles["label"]}>
      <Pill pillStyle="white" size="small">
        {rows > 1 ? `${label} · ${rows}` : label}
      </Pill>
      <span className={styles["name"]}>{shorten(name ?? first ?? "") || "Nothing in it yet"}</span>
      {submitted && errors > 0 && <ErrorPill count={errors} i18n={i18n} withMessage />}
    </div>
  );
}
