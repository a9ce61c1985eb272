import type { PayloadRequest } from "payload";
import { isAllowed } from "../../access/staff.ts";
import styles from "./guide.module.css";

/** Below the navigation, for accounts that work with applications. */
export function GuideLink({ user }: { user?: PayloadRequest["user"] }) {
  if (!isAllowed({ user: user ?? null }, "read", "guide")) return null;
  return (
    <a className={`nav__link ${styles["link"]}`} href="/admin/guide">
      Guide for coordinators
    </a>
  );
}
