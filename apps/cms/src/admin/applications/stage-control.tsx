"use client";

import { Button, toast, useDocumentInfo } from "@payloadcms/ui";
import { stages } from "@kdl/schemas/applications/stages";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import type { ApplicationState } from "../../applications/replies.ts";
import { announceHistory } from "../history/history-changed.ts";
import { LocalTime } from "../local-time.tsx";
import { callCommand } from "./call-command.ts";
import { type ListPosition, listPosition } from "./list-position.ts";
import { ListWay } from "./list-way.tsx";
import { actionsFor, type StageAction } from "./stage-actions.ts";
import { useLetters } from "./use-letters.ts";
import { useMay } from "../use-may.ts";
import styles from "./applications.module.css";

async function readState(
  collection: string,
  id: string | number | undefined,
): Promise<ApplicationState | null> {
  const response = await fetch(`/payload-api/submissions/${collection}/${id}/stage`);
  return response.ok ? ((await response.json()) as ApplicationState) : null;
}

/** The stage of an application, and what staff can do about it. */
export function StageControl() {
  const { id, collectionSlug } = useDocumentInfo();
  // Mentors go through what is assigned to them.
  const hasList = useMay()("decide", "applications");
  const router = useRouter();
  const [state, setState] = useState<ApplicationState | null>(null);
  const [position, setPosition] = useState<ListPosition | null>(null);
  const [isBusy, setBusy] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  const collection = collectionSlug ?? "";
  useLetters(buttons);

  useEffect(() => {
    let isShown = true;
    void readState(collection, id).then((found) => isShown && setState(found));
    if (hasList) {
      void listPosition(collection, String(id)).then(
        (found) => isShown && setPosition(found),
        () => undefined,
      );
    }
    return () => {
      isShown = false;
    };
  }, [collection, id, hasList]);

  async function send({ command, to, needsReason, movesOn }: StageAction) {
    if (!state) return;
    const reason = needsReason ? window.prompt("Why is it reopened?")?.trim() : undefined;
    if (needsReason && !reason) return;
    setBusy(true);
    try {
      const { done } = await callCommand(collection, command, {
        applications: [{ id, stage: state.stage, pending: state.pending }],
        ...(to !== undefined && { to }),
        ...(reason && { reason }),
      });
      if (done.length === 0) toast.error("Somebody has changed it in the meantime.");
      else if (movesOn && position?.next) return router.push(position.next);
      else toast.success("Done.");
    } catch (error) {
      toast.error((error as Error).message);
    }
    setState(await readState(collection, id));
    announceHistory();
    setBusy(false);
  }

  if (!state) return <section className={styles["control"]} aria-busy="true" />;
  const { stage, pending, releaseAt, answerBy, quarantined } = state;
  return (
    <section className={styles["control"]} aria-labelledby="stage-title">
      {position && <ListWay position={position} />}
      <h2 id="stage-title" className={styles["title"]}>
        Stage: <strong>{stages[stage].label}</strong>
      </h2>
      {pending && (
        <p className={styles["pending"]}>
          {releaseAt ? (
            <>
              Declined on <LocalTime at={releaseAt} />, unless somebody undoes it. The applicant
              hears nothing before.
            </>
          ) : (
            `Prepared: ${stages[pending].label}. The applicant sees nothing until it is released.`
          )}
        </p>
      )}
      {stage === "selected" && answerBy && (
        <p>
          To be accepted by <LocalTime at={answerBy} />.
        </p>
      )}
      {quarantined ? null : (
        <div ref={buttons} className={styles["actions"]} role="group" aria-label="Change the stage">
          {actionsFor(state).map((action) => (
            <Button
              key={action.label}
              type="button"
              buttonStyle={action.command === "release" ? "primary" : "secondary"}
              size="small"
              margin={false}
              disabled={isBusy}
              extraButtonProps={{
                "data-letter": action.letter,
                "aria-keyshortcuts": action.letter,
              }}
              onClick={() => void send(action)}
            >
              {action.label} <kbd aria-hidden="true">{action.letter.toUpperCase()}</kbd>
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
