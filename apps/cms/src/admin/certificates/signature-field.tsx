"use client";

import { Button, useField } from "@payloadcms/ui";
import { useId, useState } from "react";
import styles from "./certificates.module.css";

const MAX_BYTES = 1_000_000;

interface SignatureFieldProps {
  path: string;
}

/** A picture of a signature. It isn't among the site's pictures, which everyone can open. */
export function SignatureField({ path }: SignatureFieldProps) {
  const { value, setValue } = useField<string>({ path });
  const id = useId();
  const [problem, setProblem] = useState("");

  async function choose(file: File | undefined) {
    if (!file) return;
    if (file.size > MAX_BYTES || !/^image\/(?:png|jpeg|webp)$/.test(file.type)) {
      setProblem("Please choose a picture (PNG, JPEG or WebP) of at most 1 MB.");
      return;
    }
    setProblem("");
    setValue(await dataUrlOf(file));
  }

  return (
    <div className={`field-type ${styles["signature"]}`}>
      <label htmlFor={id}>Signature</label>
      {value && <img src={value} alt="The signature" />}
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-describedby={`${id}-hint`}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <p id={`${id}-hint`} className="field-description">
        Dark ink on white or transparent ground, about three times as wide as high. Save to keep it.
      </p>
      {problem && <p role="alert">{problem}</p>}
      {value && (
        <Button
          type="button"
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => setValue("")}
        >
          Remove
        </Button>
      )}
    </div>
  );
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("Not readable")));
    reader.readAsDataURL(file);
  });
}
