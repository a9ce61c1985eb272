import type { Registration } from "@kdl/schemas/registrations/registration";

/** How many people are before somebody on the waitlist. */
export function WaitingPlace({ registration }: { registration: Registration }) {
  const { place, waitingPlace } = registration;
  if (place !== "waiting" || waitingPlace === null) return null;
  return (
    <p className="text-lg">
      You are <strong className="text-heading">number {waitingPlace}</strong> on the waitlist.
    </p>
  );
}
