"use client";

import { Button, toast } from "@payloadcms/ui";
import { useState } from "react";
import type { Selection } from "../../applications/replies.ts";
import { callCommand } from "../applications/call-command.ts";
import { MessageDialog } from "./message-dialog.tsx";
import { useMay } from "../use-may.ts";

interface MessageButtonProps {
  collection: string;
  /** `null` for all that the query shows. */
  ids: (number | string)[] | null;
  /** The list's filter, as in its URL. */
  query?: string;
  onSent?: () => void;
}

/** Opens the dialog that writes a message, for accounts that may. */
export function MessageButton({ collection, ids, query = "", onSent }: MessageButtonProps) {
  const [selection, setSelection] = useState<Selection | null>(null);
  const may = useMay();
  if (!may("message", "applications")) return null;
  async function open() {
    try {
      setSelection(await callCommand<Selection>(collection, "select", ids ? { ids } : {}, query));
    } catch (error) {
      toast.error((error as Error).message);
    }
  }
  return (
    <>
      <Button
        type="button"
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => void open()}
      >
        Write a message
      </Button>
      {selection && (
        <MessageDialog
          collection={collection}
          selection={selection}
          onClose={(isSent) => {
            setSelection(null);
            if (isSent) onSent?.();
          }}
        />
      )}
    </>
  );
}
