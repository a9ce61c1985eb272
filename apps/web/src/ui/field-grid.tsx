import type { ReactNode } from "react";

/** Fields side by side where there is room, one below the other on phones. */
export function FieldGrid({ hidden, children }: { hidden?: boolean; children: ReactNode }) {
  return (
    <div className={hidden ? "hidden" : "grid items-start gap-x-6 gap-y-6 sm:grid-cols-2"}>
      {children}
    </div>
  );
}
