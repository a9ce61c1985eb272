import type { PayloadRequest } from "payload";
import type { StaffSignature } from "../../access/staff.ts";
import type { Confirmation } from "./confirmations.ts";

/** What the hooks of a registration that staff add have to know. */
export interface AddedByStaff {
  by: StaffSignature;
  confirmed: readonly Confirmation[];
  /** Whether the person gets a mail. */
  isTold: boolean;
}

const KEY = "addedByStaff";

/** Of the registration that this request creates; `null` if its sender registered. */
export const addedByStaff = ({ context }: PayloadRequest): AddedByStaff | null =>
  (context[KEY] as AddedByStaff | undefined) ?? null;

/** The context with which staff add a registration. */
export const contextOfAdding = (added: AddedByStaff) => ({ [KEY]: added });
