import { CalendarPlus } from "lucide-react";

/** @param href of a calendar file */
export function CalendarLink({ href }: { href: string }) {
  return (
    <a href={href} className="btn btn-outline max-sm:w-full" download>
      <CalendarPlus aria-hidden="true" className="size-5" />
      Add to your calendar
    </a>
  );
}
