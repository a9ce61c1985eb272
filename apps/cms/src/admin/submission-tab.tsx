"use client";

import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { conditionsOf } from "./submission-lists.ts";
import styles from "./submissions.module.css";

interface SubmissionTabProps {
  href: string;
  label: string;
  count?: number;
}

/** A list's tab; current while its filter is the one in the URL. */
export function SubmissionTab({ href, label, count }: SubmissionTabProps) {
  const shown = conditionsOf(useSearchParams());
  const own = conditionsOf(new URLSearchParams(href.split("?")[1] ?? ""));
  return (
    <Link
      href={href}
      prefetch={false}
      className={styles["tab"]}
      aria-current={shown === own ? "page" : undefined}
    >
      {label}
      {count === undefined ? null : <span className={styles["count"]}>{count}</span>}
    </Link>
  );
}
