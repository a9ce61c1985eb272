"use client";

import { type FormEvent, useState } from "react";
import type { AddedPerson } from "../../submissions/places/add-by-staff.ts";
import { Dialog, DialogActions, DialogButton } from "../dialog.tsx";
import { ConfirmNeeds } from "./confirm-needs.tsx";
import { useCommand } from "./use-command.ts";
import styles from "./participants.module.css";

const fields = [
  { name: "firstName", label: "First name", type: "text", isRequired: true },
  { name: "lastName", label: "Last name", type: "text", isRequired: true },
  { name: "email", label: "Email", type: "email", isRequired: true },
  { name: "phone", label: "Phone number (optional)", type: "tel", isRequired: false },
] as const;

interface AddDialogProps {
  event: string;
  hasBegun: boolean;
  /** @param done what was done, as a sentence; `null` if nothing was */
  onClose: (done: string | null) => void;
}

/** Registers somebody on their behalf. */
export function AddDialog({ event, hasBegun, onClose }: AddDialogProps) {
  const { isBusy, problem, needs, send } = useCommand(event);
  const [isConfirmed, setConfirmed] = useState(false);

  async function add(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const form = new FormData(submitted.currentTarget);
    const person = Object.fromEntries(fields.map(({ name }) => [name, form.get(name)]));
    const added = await send<AddedPerson>("add", {
      ...person,
      place: form.get("place"),
      isTold: form.get("isTold") === "on",
      confirmed: isConfirmed ? needs : [],
    });
    if (added) onClose(`Added: ${String(person["firstName"])}, ${added.reference}.`);
  }

  return (
    <Dialog title="Add somebody" onClose={() => onClose(null)}>
      <form onSubmit={(submitted) => void add(submitted)} className={styles["form"]}>
        {fields.map(({ name, label, type, isRequired }) => (
          <label key={name}>
            {label}
            <input name={name} type={type} required={isRequired} autoComplete="off" />
          </label>
        ))}
        <fieldset>
          <legend>Place</legend>
          <label>
            <input type="radio" name="place" value="seated" defaultChecked /> A seat
          </label>
          <label>
            <input type="radio" name="place" value="waiting" /> The end of the waitlist
          </label>
        </fieldset>
        {hasBegun ? (
          <p>The event has begun, so nobody gets a mail.</p>
        ) : (
          <label className={styles["tick"]}>
            <input type="checkbox" name="isTold" defaultChecked /> Send the confirmation with the
            private link
          </label>
        )}
        <ConfirmNeeds {...{ problem, needs, isConfirmed }} onConfirm={setConfirmed} />
        <DialogActions close="Close">
          <DialogButton type="submit" disabled={isBusy}>
            Add
          </DialogButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
