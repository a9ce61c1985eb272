import type { Payload } from "payload";
import { inTransaction } from "../../database/transactions.ts";
import { changeHeld, holdEvent, readHeld } from "./hold-for-staff.ts";
import { offerFreeSeats } from "./offer-free-seats.ts";
import type { SeatCommand } from "./seat-by-staff.ts";
import { StaffRefusal } from "./staff-refusal.ts";

/**
 * Cancels somebody's registration, and offers the seat to the next person. The mail says that staff did it.
 *
 * @throws {StaffRefusal}
 */
export function cancelByStaff(
  payload: Payload,
  command: Omit<SeatCommand, "confirmed">,
): Promise<void> {
  const { event, id, from, by } = command;
  return inTransaction(payload, async (req) => {
    const { hasBegun } = await holdEvent(req, event);
    const { attendance } = await readHeld(req, command);
    if (from === "cancelled" || from === "lapsed") {
      throw new StaffRefusal("This registration has no place that could be cancelled.");
    }
    if (attendance === "attended") throw new StaffRefusal("This person has come to the event.");
    await changeHeld(req, {
      registration: id,
      event,
      from,
      to: "cancelled",
      by,
      isTold: !hasBegun,
    });
    await offerFreeSeats(req, event);
  });
}
