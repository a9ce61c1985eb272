/**
 * A process that reminds people of events and sends the mail queued in the environment's database,
 * as a CMS does, until it is killed. Tests with several runners start it.
 */
import "../database/resolve-migrations.ts";

const { default: config } = await import("../payload.config.ts");
const { getPayload } = await import("payload");
const { requeueInterruptedMail, startMailRunner } = await import("../jobs/mail-runner.ts");
const { remindOfEvents } = await import("../submissions/places/reminders.ts");
const { dropLeases, leaseTime } = await import("../leases/lease.ts");

leaseTime.ms = Number(process.argv[2]);
const payload = await getPayload({ config });
// As on the start of a CMS.
if (payload.db.name === "sqlite") {
  await dropLeases(payload);
  await requeueInterruptedMail(payload);
}
const runner = startMailRunner(payload);
setInterval(() => runner.wake(), 100);
process.stdout.write("ready\n");
for (;;) {
  await remindOfEvents(payload, new Date());
  await new Promise((resolve) => setTimeout(resolve, 50));
}
