import { Mark } from "./mark.tsx";

/** Shown at the top of every page of the admin; it leads to the dashboard. */
export function Icon() {
  return <Mark size={18} />;
}
