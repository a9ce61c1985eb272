import type { DoorRefusal } from "@kdl/schemas/door/door";
import { doorFailure } from "@kdl/schemas/door/door-texts";
import { Refused } from "../submissions/refused.ts";

const statuses: Record<DoorRefusal, number> = { NOT_FOUND: 404, PAIRING_ENDED: 401 };

const refusal = (code: DoorRefusal): Refused =>
  new Refused({ code, status: statuses[code], message: doorFailure[code] });

/** The answer to every code that doesn't work. */
export const unknownCode = (): Refused => refusal("NOT_FOUND");
/** The answer to every token that doesn't work. */
export const pairingEnded = (): Refused => refusal("PAIRING_ENDED");
