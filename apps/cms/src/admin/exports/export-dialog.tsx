"use client";

import { type FormEvent, useState } from "react";
import { type ExportColumn, isAlwaysExported } from "../../exports/columns.ts";
import { Dialog, DialogActions, DialogButton, useClose } from "../dialog.tsx";
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
export function ExportDialog({ onClose, ...props }: ExportDialogProps) {
  return (
    <Dialog title="Export" onClose={onClose}>
      <ExportForm {...props} />
    </Dialog>
  );
}

function ExportForm({ address, columns, visible, what, ids }: Omit<ExportDialogProps, "onClose">) {
  const close = useClose();
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);

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
      close();
    } catch (error) {
      setProblem((error as Error).message);
    }
    setBusy(false);
  }

  return (
    <>
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
        <DialogActions close="Cancel">
          <DialogButton type="submit" disabled={isBusy}>
            {isBusy ? "Exporting…" : "Download"}
          </DialogButton>
        </DialogActions>
      </form>
    </>
  );
}
