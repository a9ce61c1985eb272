import type { StageName } from "@kdl/schemas/applications/stages";
import { Waiting } from "./waiting.tsx";

interface WaitingCellProps {
  /** Absent on an application's page, where Payload renders this as well and shows nothing of it. */
  rowData?: { stage?: StageName; receivedAt?: string };
}

/** In a list, for how long an application has been waiting. */
export function WaitingCell({ rowData: { stage, receivedAt } = {} }: WaitingCellProps) {
  return stage && receivedAt ? <Waiting stage={stage} receivedAt={receivedAt} /> : null;
}

/** In the form, nothing: it has the date of the arrival. */
export const NoField = () => null;
