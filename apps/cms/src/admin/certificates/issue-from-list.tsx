"use client";

import { Button, toast, useSelection } from "@payloadcms/ui";
import { useParams, useRouter, useSearchParams } from "next/navigation";
import { useState } from "react";
import type { CandidatesReply } from "../../certificates/replies.ts";
import { readCandidates } from "./call.ts";
import { IssueDialog } from "./issue-dialog.tsx";
import { useMay } from "../use-may.ts";
import styles from "./certificates.module.css";

/** Issues certificates for what is selected in a list, or for all of it, such as everyone at an event. */
export function IssueFromList() {
  const segments = useParams()["segments"];
  const collection = (Array.isArray(segments) ? segments[1] : "") ?? "";
  const router = useRouter();
  const params = useSearchParams().toString();
  const { count, getSelectedIds, selectAll, totalDocs } = useSelection();
  const [found, setFound] = useState<CandidatesReply | null>(null);
  const may = useMay();
  if (totalDocs === 0 || !may("issue", "certificates")) return null;
  const isAll = count === 0 || selectAll === ("allAvailable" as typeof selectAll);

  async function open() {
    try {
      const ids = isAll ? null : getSelectedIds().map(String);
      setFound(await readCandidates(collection, ids, params ? `?${params}` : ""));
    } catch (error) {
      toast.error((error as Error).message);
    }
  }

  return (
    <div className={styles["bulk"]}>
      <Button
        type="button"
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => void open()}
      >
        {isAll
          ? `Certificates for all ${totalDocs} in this list`
          : `Certificates for ${count} selected`}
      </Button>
      {found && (
        <IssueDialog
          collection={collection}
          found={found}
          onClose={(isIssued) => {
            setFound(null);
            if (isIssued) router.refresh();
          }}
        />
      )}
    </div>
  );
}
