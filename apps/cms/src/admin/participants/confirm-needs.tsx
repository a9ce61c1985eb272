"use client";

import { type Confirmation, confirmationTexts } from "../../submissions/places/confirmations.ts";
import styles from "./participants.module.css";

interface ConfirmNeedsProps {
  problem: string;
  needs: readonly Confirmation[];
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

/** Why a command was refused, and what staff confirm to do it anyway. */
export function ConfirmNeeds({ problem, needs, isConfirmed, onConfirm }: ConfirmNeedsProps) {
  if (!problem) return null;
  return (
    <>
      <p role="alert">{problem}</p>
      {needs.length > 0 && (
        <label className={styles["tick"]}>
          <input
            type="checkbox"
            checked={isConfirmed}
            onChange={({ target }) => onConfirm(target.checked)}
          />
          Give the seat anyway: {needs.map((need) => confirmationTexts[need]).join(", ")}
        </label>
      )}
    </>
  );
}
