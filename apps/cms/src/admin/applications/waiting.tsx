"use client";

import type { StageName } from "@kdl/schemas/applications/stages";
import { useSyncExternalStore } from "react";
import { waitingText } from "./days-waiting.ts";

const neverChanges = () => () => undefined;

interface WaitingProps {
  stage: StageName;
  receivedAt: string;
}

/** For how long an application has been waiting, by the reader's clock. */
export function Waiting({ stage, receivedAt }: WaitingProps) {
  const text = useSyncExternalStore(
    neverChanges,
    () => waitingText(stage, receivedAt, Date.now()),
    () => "",
  );
  return <span>{text}</span>;
}
