import type { ReactNode } from "react";

/** Fields side by side where there is room, one below the other on phones. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-6 gap-y-6 sm:grid-cols-2">{children}</div>;
}
