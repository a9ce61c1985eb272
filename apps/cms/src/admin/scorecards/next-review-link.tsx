"use client";

import Link from "next/link";
import { useEffect, useRef } from "react";
import type { NextReview } from "../../scorecards/replies.ts";
import styles from "./scorecards.module.css";

interface NextReviewLinkProps {
  next: NextReview | null;
  /** After a card is handed in, Enter opens the next one. */
  takesFocus: boolean;
}

/** Leads to the next application that the account has to review, and back to all of them. */
export function NextReviewLink({ next, takesFocus }: NextReviewLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  return (
    <nav className={styles["next"]} aria-label="Your reviews">
      {next ? (
        <>
          <Link ref={link} href={next.href} prefetch={false}>
            Next to review: {next.name}
          </Link>{" "}
          <span className={styles["quiet"]}>({next.left} left)</span>{" "}
        </>
      ) : (
        <span className={styles["quiet"]}>You have nothing else to review. </span>
      )}
      <Link ref={next ? null : link} href="/admin" prefetch={false}>
        All your reviews
      </Link>
    </nav>
  );
}
