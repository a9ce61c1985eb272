import type { EventCard } from "@kdl/schemas/content/events";
import { classNames } from "../ui/class-names.ts";

const FEW_SEATS = 10;

interface EventStateProps {
  event: Pick<EventCard, "phase" | "status" | "seatsLeft" | "registrationOpen">;
  className?: string;
}

/** The state of an event: cancelled, happening now, over, nearly full. */
export function EventState({ event, className }: EventStateProps) {
  const state = stateOf(event);
  if (!state) return null;
  return (
    <span className={classNames("badge border-transparent font-semibold", state.colour, className)}>
      {state.text}
    </span>
  );
}

function stateOf({ phase, status, seatsLeft, registrationOpen }: EventStateProps["event"]) {
  if (status === "cancelled") return { text: "Cancelled", colour: "badge-error" };
  if (phase === "past") return { text: "Past", colour: "badge-neutral" };
  if (status === "postponed") return { text: "Postponed", colour: "badge-warning" };
  if (seatsLeft === 0) return { text: "Full", colour: "badge-neutral" };
  if (phase === "ongoing") return { text: "Happening now", colour: "badge-success" };
  if (registrationOpen && seatsLeft !== null && seatsLeft <= FEW_SEATS) {
    const seats = seatsLeft === 1 ? "1 seat left" : `${seatsLeft} seats left`;
    return { text: seats, colour: "badge-warning" };
  }
  return null;
}
