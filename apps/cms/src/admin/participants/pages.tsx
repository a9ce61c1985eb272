"use client";

import { Button } from "@payloadcms/ui";
import styles from "./participants.module.css";

interface PagesProps {
  /** From 1. */
  page: number;
  pages: number;
  onChange: (page: string) => void;
}

/** Leads through the pages of a long list. */
export function Pages({ page, pages, onChange }: PagesProps) {
  if (pages <= 1) return null;
  const to = (label: string, target: number) => (
    <Button
      type="button"
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={target < 1 || target > pages}
      onClick={() => onChange(String(target))}
    >
      {label}
    </Button>
  );
  return (
    <nav aria-label="Pages" className={styles["pages"]}>
      {to("Previous", page - 1)}
      <span>
        Page {page} of {pages}
      </span>
      {to("Next", page + 1)}
    </nav>
  );
}
