const clock: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };
const timeOfDay = new Intl.DateTimeFormat("en-US", clock);
const dayAndTime = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", ...clock });

/** A recent moment in the visitor's zone; includes the day unless it is today. */
export function readableTime(at: number, now = new Date()): string {
  const moment = new Date(at);
  const isToday = moment.toDateString() === now.toDateString();
  return (isToday ? timeOfDay : dayAndTime).format(moment);
}
