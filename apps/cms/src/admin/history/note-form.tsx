import { Button, toast } from "@payloadcms/ui";
import { useState } from "react";
import { NOTE_MAX } from "../../submissions/note-limits.ts";
import styles from "./history.module.css";

interface NoteFormProps {
  /** Where notes are posted. */
  address: string;
  onSaved: () => void;
}

/** Not a form element: it stands in the document's own. */
export function NoteForm({ address, onSaved }: NoteFormProps) {
  const [text, setText] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text }),
    }).catch(() => null);
    const reply = (await response?.json().catch(() => ({}))) as { message?: string } | undefined;
    setBusy(false);
    if (!response?.ok) {
      // What was typed stays in the field.
      toast.error(reply?.message ?? "The note isn't saved. Please try again.");
      return;
    }
    setText("");
    toast.success("The note is saved.");
    onSaved();
  }

  return (
    <div className={styles["form"]}>
      <label htmlFor="new-note">New note</label>
      <textarea
        id="new-note"
        rows={3}
        maxLength={NOTE_MAX}
        value={text}
        aria-describedby="new-note-help"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          if (text.trim() && !isBusy) void save();
        }}
      />
      <p id="new-note-help" className={styles["quiet"]}>
        For staff only. Notes can&rsquo;t be changed later.
      </p>
      <Button
        type="button"
        size="small"
        margin={false}
        buttonStyle="secondary"
        disabled={isBusy || text.trim() === ""}
        onClick={() => void save()}
      >
        Add note
      </Button>
    </div>
  );
}
