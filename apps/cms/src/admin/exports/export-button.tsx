"use client";

import { Button, useSelection, useTableColumns } from "@payloadcms/ui";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import type { ExportColumn } from "../../exports/columns.ts";
import type { SubmissionSlug } from "../../forms/form-slugs.ts";
import { ExportDialog } from "./export-dialog.tsx";

interface ExportButtonProps {
  collection: SubmissionSlug;
  /** All that can be exported. */
  columns: ExportColumn[];
}

/** Exports what is selected in the list, or all that its filter shows. */
export function ExportButton({ collection, columns }: ExportButtonProps) {
  const params = useSearchParams().toString();
  const { columns: shown } = useTableColumns();
  const { count, getSelectedIds, selectAll, totalDocs } = useSelection();
  const [isOpen, setOpen] = useState(false);
  const isAll = count === 0 || selectAll === ("allAvailable" as typeof selectAll);
  const visible = shown.filter(({ active }) => active).map(({ accessor }) => accessor);
  return (
    <>
      <Button
        type="button"
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={totalDocs === 0}
        onClick={() => setOpen(true)}
      >
        Export
      </Button>
      {isOpen && (
        <ExportDialog
          address={`/payload-api/submissions/${collection}/export${params ? `?${params}` : ""}`}
          columns={inOrder(columns, visible)}
          visible={visible}
          what={isAll ? `All ${totalDocs} in this list.` : `The ${count} selected.`}
          ids={isAll ? null : getSelectedIds()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The list's visible columns first, in its order. */
function inOrder(columns: readonly ExportColumn[], visible: readonly string[]): ExportColumn[] {
  const first = visible.flatMap((name) => columns.filter((column) => column.name === name));
  return [...first, ...columns.filter(({ name }) => !visible.includes(name))];
}
