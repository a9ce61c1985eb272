import type { StageName } from "@kdl/schemas/applications/stages";
import { Waiting } from "./waiting.tsx";

/** In a list, for how long an application has been waiting. */
export function WaitingCell({ rowData }: { rowData: { stage?: StageName; receivedAt?: string } }) {
  const { stage, receivedAt } = rowData;
  return stage && receivedAt ? <Waiting stage={stage} receivedAt={receivedAt} /> : null;
}

/** In the form, nothing: it has the date of the arrival. */
export const NoField = () => null;
