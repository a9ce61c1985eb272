import { Mark } from "./mark.tsx";
import { ORGANISATION } from "../organisation-name.ts";

/** Shown above the login form. */
export function Logo() {
  return (
    <div style={{ display: "flex", alignItems: "center", gap: "0.9rem" }}>
      <Mark size={56} />
      <span style={{ fontSize: "1.6rem", fontWeight: 600, lineHeight: 1.2 }}>
        {ORGANISATION}
        <span style={{ display: "block", fontSize: "1rem", fontWeight: 400, opacity: 0.7 }}>
          Website content
        </span>
      </span>
    </div>
  );
}
