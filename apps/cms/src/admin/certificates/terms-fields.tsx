"use client";

import { useId } from "react";
import styles from "./certificates.module.css";

/** As typed. */
export interface TypedTerms {
  name: string;
  title: string;
  hours: string;
  startsOn: string;
  endsOn: string;
}

interface TermsFieldsProps {
  terms: TypedTerms;
  /** Whether the name can be corrected. */
  withName: boolean;
  onChange: (terms: TypedTerms) => void;
}

const fields = [
  { name: "name", label: "Name on the certificate", type: "text", maxLength: 200, wide: true },
  { name: "title", label: "What for", type: "text", maxLength: 160, wide: true },
  { name: "hours", label: "Hours (optional)", type: "number", min: 0.5, step: 0.5 },
  { name: "startsOn", label: "From (optional)", type: "date" },
  { name: "endsOn", label: "To (optional)", type: "date" },
] as const;

/** What a certificate says. Not a form element: the page of a document is one already. */
export function TermsFields({ terms, withName, onChange }: TermsFieldsProps) {
  const id = useId();
  return (
    <div className={styles["fields"]}>
      {fields
        .filter(({ name }) => withName || name !== "name")
        .map(({ name, label, ...input }) => (
          <div key={name} className={"wide" in input ? styles["wide"] : undefined}>
            <label htmlFor={`${id}-${name}`}>{label}</label>
            <input
              id={`${id}-${name}`}
              type={input.type}
              {...("maxLength" in input && { maxLength: input.maxLength })}
              {...("step" in input && { step: input.step, min: input.min })}
              value={terms[name]}
              onChange={(event) => onChange({ ...terms, [name]: event.target.value })}
            />
          </div>
        ))}
    </div>
  );
}
