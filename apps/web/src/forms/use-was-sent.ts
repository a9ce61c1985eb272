import { REFERENCE, REFERENCE_PARAMETER } from "@kdl/schemas/contract/submissions";
import { SENT_PARAMETER } from "@kdl/schemas/pages/parameters";
import { useLocation } from "react-router";

/** Whether the address of a success page says that a form was sent: with a valid reference, or without any. */
export function useWasSent(): boolean {
  const query = new URLSearchParams(useLocation().search);
  return REFERENCE.test(query.get(REFERENCE_PARAMETER) ?? "") || query.get(SENT_PARAMETER) === "1";
}
