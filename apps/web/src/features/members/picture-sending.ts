/** Uploads the picture and reports progress. */
import { memberFailure, memberSuccess } from "@kdl/schemas/members/member-messages";
import { useRef, useState } from "react";
import { newSubmissionKey } from "../../forms/submission.ts";
import { upload } from "../../forms/upload.ts";
import type { UploadState } from "../../forms/use-upload.ts";
import { isMissingChunk } from "../../browser/missing-chunk.ts";
import { paths } from "../../paths.ts";

interface PictureSending {
  phase: UploadState["phase"];
  share: number;
  problem: string | null;
  done: string | null;
}

const idle: PictureSending = { phase: "idle", share: 0, problem: null, done: null };

/** @param onChange called when the member's picture has changed */
export function usePictureSending(onChange: () => void) {
  const [state, setState] = useState(idle);
  const abort = useRef<AbortController | null>(null);

  /** @returns whether it was stored */
  async function send(picture: () => Promise<File>): Promise<boolean> {
    const { signal } = (abort.current = new AbortController());
    setState({ ...idle, phase: "checking" });
    try {
      const outcome = await upload({
        url: paths.memberPicture(),
        parts: [["picture", await picture()]],
        idempotencyKey: newSubmissionKey(),
        signal,
        onProgress: (share) =>
          setState({ ...idle, phase: share < 1 ? "sending" : "waiting", share }),
      });
      if (outcome.kind === "stored") {
        setState({ ...idle, done: memberSuccess.pictureSaved });
        onChange();
        return true;
      }
      const problem = outcome.kind === "refused" ? outcome.refusal.message : memberFailure.failed;
      setState(
        outcome.kind === "cancelled" ? { ...idle, phase: "cancelled" } : { ...idle, problem },
      );
    } catch (error) {
      const { failed, pictureDamaged } = memberFailure;
      setState({ ...idle, problem: isMissingChunk(error) ? failed : pictureDamaged });
    }
    return false;
  }

  async function remove(call: () => Promise<unknown>) {
    setState({ ...idle, phase: "waiting" });
    try {
      await call();
      setState({ ...idle, done: memberSuccess.pictureRemoved });
      onChange();
    } catch (error) {
      setState({ ...idle, problem: refusalOf(error) });
    }
  }

  return {
    ...state,
    send,
    remove,
    cancel: () => abort.current?.abort(),
    report: (problem: string | null) => setState({ ...idle, problem }),
  };
}

/** The gateway's message, if it was reached. */
function refusalOf(error: unknown): string {
  const { message, data } = error as { message?: string; data?: { httpStatus?: number } };
  return data?.httpStatus === undefined || !message ? memberFailure.failed : message;
}
