"use client";

import { useSearchParams } from "next/navigation";
import type { SubmissionSlug } from "../forms/form-slugs.ts";
import { addressOf, conditionsOf, listsOf } from "./submission-lists.ts";
import styles from "./submissions.module.css";

const queryOf = (address: string) => new URLSearchParams(address.split("?")[1] ?? "");

/** Downloads the current list as CSV, or all submissions if the filters are none of the lists'. */
export function TableLink({ collection }: { collection: SubmissionSlug }) {
  const shown = conditionsOf(useSearchParams());
  const list = listsOf(collection).find(
    (known) => conditionsOf(queryOf(addressOf(collection, known))) === shown,
  );
  const address = `/payload-api/submissions/${collection}/csv`;
  return (
    <a className={styles["table"]} href={list ? `${address}?list=${list.key}` : address} download>
      Download {list ? list.label : "all"} as CSV
    </a>
  );
}
