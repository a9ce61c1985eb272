"use client";

import { Button } from "@payloadcms/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type ExportColumn, isAlwaysExported } from "../../exports/columns.ts";
import dialogs from "../applications/applications.module.css";
import { download } from "./download.ts";
import styles from "./exports.module.css";

interface ExportDialogProps {
  /** With the list's filter. */
  address: string;
  columns: ExportColumn[];
  /** Names of the columns that are chosen at first. */
  visible: string[];
  /** What is exported, as a sentence. */
  what: string;
  /** `null` for all that the filter shows. */
  ids: (number | string)[] | null;
  onClose: () => void;
}

/** Asks for the format and the columns of an export. */
export function ExportDialog(props: ExportDialogProps) {
  const { address, columns, visible, what, ids, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);

  useEffect(() => dialog.current?.showModal(), []);
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setProblem("");
    try {
      await download(address, {
        format: form.get("format"),
        columns: form.getAll("columns"),
        ...(ids && { ids }),
      });
      dialog.current?.close();
    } catch (error) {
      setProblem((error as Error).message);
    }
    setBusy(false);
  }

  return (
    <dialog
      ref={dialog}
      className={dialogs["dialog"]}
      aria-labelledby="export-title"
      onClose={onClose}
    >
      <h2 id="export-title">Export</h2>
      <p>{what} Every export is recorded in the access log.</p>
      <form onSubmit={(event) => void save(event)}>
        <fieldset className={styles["group"]}>
          <legend>Format</legend>
          <label>
            <input type="radio" name="format" value="xlsx" defaultChecked /> Excel (XLSX)
          </label>
          <label>
            <input type="radio" name="format" value="csv" /> Text (CSV)
          </label>
        </fieldset>
        <fieldset className={styles["group"]}>
          <legend>Columns</legend>
          <div className={styles["columns"]}>
            {columns.map((column) => (
              <label key={column.name}>
                <input
                  type="checkbox"
                  name="columns"
                  value={column.name}
                  defaultChecked={visible.includes(column.name) || isAlwaysExported(column)}
                  disabled={isAlwaysExported(column)}
                />{" "}
                {column.label}
                {isAlwaysExported(column) && " (always)"}
              </label>
            ))}
          </div>
        </fieldset>
        {problem && <p role="alert">{problem}</p>}
        <div className={dialogs["actions"]}>
          <Button type="submit" margin={false} size="medium" disabled={isBusy}>
            {isBusy ? "Exporting…" : "Download"}
          </Button>
          <Button
            type="button"
            margin={false}
            size="medium"
            buttonStyle="secondary"
            onClick={() => dialog.current?.close()}
          >
            Cancel
          </Button>
        </div>
      </form>
    </dialog>
  );
}
