"use client";

import Link from "next/link";
import type { ListPosition } from "./list-position.ts";
import styles from "./applications.module.css";

/** The way through the list from which an application was opened. */
export function ListWay({
  position: { list, place, count, previous, next },
}: {
  position: ListPosition;
}) {
  return (
    <nav aria-label="In this list" className={styles["way"]}>
      <Link href={list} prefetch={false}>
        {place > 0 ? `${place} of ${count} in this list` : "To the list"}
      </Link>
      {previous && (
        <Link href={previous} prefetch={false} rel="prev">
          Previous
        </Link>
      )}
      {next && (
        <Link href={next} prefetch={false} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}
