import { printedTicketCode } from "@kdl/schemas/door/ticket-code";
import type { Ticket } from "@kdl/schemas/door/door";
import { formatEventTime } from "@kdl/schemas/content/event-time";
import { useShell } from "../../document/use-shell.ts";
import { registrationPaths } from "../../registration-paths.ts";

interface RegistrationTicketProps {
  ticket: Ticket;
  /** Of the private link. */
  token: string;
}

const SIDE = 288;

/** What somebody with a seat shows at the door: a picture to scan, and the same to read out. */
export function RegistrationTicket({ ticket, token }: RegistrationTicketProps) {
  const { timeZone } = useShell();
  const code = printedTicketCode(ticket.code);
  return (
    <section
      className="card-surface flex break-inside-avoid flex-col items-center gap-4 p-5 text-center sm:p-8"
      aria-labelledby="ticket"
    >
      <div>
        <h2 id="ticket" className="text-xl md:text-2xl">
          Your ticket
        </h2>
        <p className="mt-1 text-lg">Show this at the door, on your phone or on paper.</p>
      </div>
      {ticket.checkedInAt && (
        <p className="badge badge-lg h-auto badge-neutral border-transparent py-1 font-semibold">
          {`Checked in: ${formatEventTime(new Date(ticket.checkedInAt), timeZone)}`}
        </p>
      )}
      {/* White in the dark theme too, or scanners don't find the code. */}
      <img
        src={registrationPaths.ticket(token)}
        alt={`QR code of your ticket, ${code}`}
        width={SIDE}
        height={SIDE}
        className="w-72 max-w-full rounded-field bg-white p-1"
      />
      <p className="font-mono text-2xl font-bold tracking-wider text-heading select-all sm:text-3xl">
        {code}
      </p>
    </section>
  );
}
