const clock = { hour: "numeric", minute: "2-digit" } as const;
const dayAndClock = { month: "short", day: "numeric", ...clock } as const;

/** A recent moment in the visitor's zone; includes the day unless it is today. */
export function readableTime(at: number, now = new Date()): string {
  const moment = new Date(at);
  const isToday = moment.toDateString() === now.toDateString();
  // Made when a draft is shown: a formatter takes milliseconds, and few visitors have a draft.
  return new Intl.DateTimeFormat("en-US", isToday ? clock : dayAndClock).format(moment);
}
