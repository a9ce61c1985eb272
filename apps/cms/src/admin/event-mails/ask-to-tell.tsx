"use client";

import { Banner, Button } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import type { UntoldReply } from "../../submissions/event-mails/replies.ts";
import { people } from "../counted.ts";
import { callMails } from "./call.ts";
import { DontTellDialog } from "./dont-tell-dialog.tsx";
import { TellDialog } from "./tell-dialog.tsx";
import styles from "./event-mails.module.css";

interface AskToTellProps {
  event: number | string;
  /** Whether the change came while the page was open. @param sequence `null` if there is none */
  isNews: (sequence: number | null) => boolean;
  onDecided: () => void;
}

/** Asks whether to mail people about a change; renders nothing if there is none. */
export function AskToTell({ event, isNews, onDecided }: AskToTellProps) {
  const [untold, setUntold] = useState<UntoldReply["untold"]>(null);
  const [dialog, setDialog] = useState<"tell" | "don't" | null>(null);

  useEffect(() => {
    let isShown = true;
    async function load() {
      const reply = await callMails<UntoldReply>(event, "untold").catch(() => null);
      if (!isShown || !reply) return;
      setUntold(reply.untold);
      if (isNews(reply.untold?.sequence ?? null) && reply.untold) setDialog("tell");
    }
    void load();
    return () => {
      isShown = false;
    };
  }, [event, isNews]);

  if (!untold) return null;
  function close(isDecided: boolean) {
    setDialog(null);
    if (isDecided) onDecided();
  }
  const about = { event, untold, onClose: close };
  return (
    <div className={styles["untold"]}>
      <Banner type="info">
        <p>
          <strong>{untold.what}.</strong> {people(untold.people)} registered and{" "}
          {untold.people === 1 ? "doesn’t" : "don’t"} know about it yet.
        </p>
        <div className={styles["buttons"]}>
          <Button type="button" size="small" margin={false} onClick={() => setDialog("tell")}>
            Tell them
          </Button>
          <Button
            type="button"
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => setDialog("don't")}
          >
            Don’t tell them
          </Button>
        </div>
      </Banner>
      {dialog === "tell" && <TellDialog {...about} onRefuse={() => setDialog("don't")} />}
      {dialog === "don't" && <DontTellDialog {...about} />}
    </div>
  );
}
