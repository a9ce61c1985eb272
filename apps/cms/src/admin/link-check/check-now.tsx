"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import type { LinkCheckReply } from "../../link-check/replies.ts";
import { post, readReply } from "../call-api.ts";
import styles from "../dashboard/dashboard.module.css";

const ADDRESS = "/payload-api/link-check";
const ASK_EVERY_MS = 2_000;

/** Checks all links again, and shows what was found. */
export function CheckNow({ isUnderWay }: { isUnderWay: boolean }) {
  const router = useRouter();
  const [isChecking, setIsChecking] = useState(isUnderWay);
  const [message, setMessage] = useState(isUnderWay ? "Checking…" : "");

  useEffect(() => {
    if (!isChecking) return;
    const timer = setInterval(async () => {
      try {
        const reply = await readReply<LinkCheckReply>(await fetch(ADDRESS));
        if (reply.isUnderWay) return;
        setIsChecking(false);
        setMessage("Checked.");
        router.refresh();
      } catch {
        // The next round asks again.
      }
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isChecking, router]);

  async function check() {
    setMessage("Checking…");
    try {
      await readReply(await post(ADDRESS, {}));
      setIsChecking(true);
    } catch (error) {
      setMessage((error as Error).message);
    }
  }

  return (
    <>
      <button type="button" className={styles["check"]} disabled={isChecking} onClick={check}>
        Check now
      </button>{" "}
      <span role="status">{message}</span>
    </>
  );
}
