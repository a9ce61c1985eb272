"use client";

import Link from "next/link";
import { useParams, useSearchParams } from "next/navigation";
import { useMay } from "../use-may.ts";
import styles from "./applications.module.css";

/** What both views understand of the list's query. */
const isShared = (name: string) => name.startsWith("where") || name === "search";

/** The same applications as a table or as a board. */
export function ViewToggle() {
  const params = useParams()["segments"];
  const segments = Array.isArray(params) ? params : [];
  const shared = new URLSearchParams(
    [...useSearchParams()].filter(([name, value]) => isShared(name) && value !== ""),
  ).toString();
  const may = useMay();
  const isBoard = segments[2] === "board";
  const list = `/admin/collections/${segments[1] ?? ""}`;
  const query = shared ? `?${shared}` : "";
  if (!may("decide", "applications")) return null;
  return (
    <nav aria-label="View" className={styles["toggle"]}>
      <Link href={list + query} prefetch={false} aria-current={isBoard ? undefined : "page"}>
        Table
      </Link>
      <Link
        href={`${list}/board${query}`}
        prefetch={false}
        aria-current={isBoard ? "page" : undefined}
      >
        Board
      </Link>
    </nav>
  );
}
