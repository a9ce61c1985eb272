/** Requests that are expensive for a gateway and useless to their sender, each different from the last. */
import { randomUUID } from "node:crypto";

export interface HostileRequest {
  path: string;
  init?: RequestInit;
}

const FORM_BYTES = 60_000;
const CALL_BYTES = 200_000;

const json = { "content-type": "application/json" };
const urlencoded = { "content-type": "application/x-www-form-urlencoded" };
const inputOf = (value: unknown) => encodeURIComponent(JSON.stringify(value));

type Kind = () => HostileRequest;

const unknownPage: Kind = () => ({ path: `/nothing-${randomUUID()}` });
const unknownQuery: Kind = () => ({
  path: `/trpc/services.bySlug?input=${inputOf({ slug: randomUUID() })}`,
});
const unknownImage: Kind = () => ({ path: `/images/services/${randomUUID()}.png?w=640` });

const kinds: readonly Kind[] = [
  // Pages and addresses that haven't been requested yet.
  () => ({ path: `/contact?from=${randomUUID()}` }),
  () => ({ path: `/events?year=${Math.floor(Math.random() * 5000)}&x=${randomUUID()}` }),
  unknownPage,
  () => ({ path: `/services/${randomUUID()}` }),
  // Queries, single and in batches.
  unknownQuery,
  () => ({
    path: `/trpc/site.shell,home.get,events.list?batch=1&input=${inputOf({ x: randomUUID() })}`,
  }),
  // Files and images that don't exist.
  () => ({ path: `/assets/${randomUUID()}.js` }),
  unknownImage,
  // Bodies that are large for their endpoint.
  () => ({
    path: "/contact",
    init: { method: "POST", headers: urlencoded, body: `message=${"x".repeat(FORM_BYTES)}` },
  }),
  () => ({
    path: "/trpc/contact.send",
    init: { method: "POST", headers: json, body: JSON.stringify({ name: "x".repeat(CALL_BYTES) }) },
  }),
];

/** Kinds whose replies or senders are remembered for a while. */
const rememberedKinds: readonly Kind[] = [unknownPage, unknownQuery, unknownImage];

/** The kinds take turns. */
export const hostileRequest = (turn: number): HostileRequest => kinds[turn % kinds.length]!();

/** Fills caches and counts that are bounded by size or number. */
export const fillingRequest = (turn: number): HostileRequest =>
  rememberedKinds[turn % rememberedKinds.length]!();
