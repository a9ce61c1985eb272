/** What only a raw socket can send: incomplete requests, false framing, garbage, and abrupt disconnects. */
import * as fc from "fast-check";
import { chunks, framings, requestLines } from "../bad-framing.ts";
import type { Facts } from "../facts.ts";
import { headOf, type Input, type Piece, type Target, type Ending } from "../input.ts";
import { PLANTED } from "../odd-values.ts";
import type { Kind } from "./kind.ts";

type Bare = Omit<Input, "to" | "isWhole">;

const statuses = [
  101, 200, 204, 206, 302, 303, 304, 307, 308, 400, 401, 403, 404, 405, 408, 413, 414, 415, 417,
];
const moreStatuses = [422, 426, 429, 431, 503, 505];

const FORM = "application/x-www-form-urlencoded";
const types = ["application/json", FORM, "multipart/form-data; boundary=b", "text/plain", "a"];

interface Place {
  method: string;
  path: string;
}

const placesOf = ({ surface, pages }: Facts): Place[] => [
  ...surface.routes
    .filter(({ pattern }) => !pattern.includes("*"))
    .map(({ method, pattern }) => ({ method, path: pattern.replaceAll(/:\w+/g, "a") })),
  ...pages.slice(0, 5).map((path) => ({ method: "GET", path })),
  { method: "POST", path: "/trpc/contact.send" },
  { method: "GET", path: "/trpc/site.shell" },
  { method: "POST", path: "/nowhere" },
  { method: "PUT", path: "/" },
];

const cmsPlaces: Place[] = [
  ["GET", "/api/services"],
  ["POST", "/api/submit-internship"],
  ["POST", "/send-email"],
  ["POST", "/api/check-user"],
  ["POST", "/api/members/log-in"],
  ["PUT", "/api/members/me/picture"],
  ["GET", "/healthz"],
  ["GET", "/admin/login"],
  ["POST", "/payload-api/users/login"],
  ["POST", "/payload-api/media"],
  ["GET", "/images/services/a.png"],
  ["DELETE", "/nowhere"],
].map(([method = "", path = ""]) => ({ method, path }));

const head = ({ method, path }: Place, ...headers: [string, string][]) =>
  headOf({ method, path, headers });
const bare = (label: string, pieces: readonly Piece[], more: Partial<Bare> = {}): Bare => ({
  label,
  pieces,
  ending: "read",
  methods: ["GET"],
  isHalf: false,
  ...more,
});

type Attack = fc.Arbitrary<(place: Place) => Bare>;

/** A body that arrives only in part. */
const halfBodies: Attack = fc
  .record({
    type: fc.constantFrom(...types),
    announced: fc.constantFrom(10, 1_000, 65_537, 300_000, 9_000_000, 1e15),
    sent: fc.constantFrom("", "a", "a=b", PLANTED, "--b\r\n", "x".repeat(4_000)),
    ending: fc.constantFrom<Ending>("reset", "reset", "reset", "end", "reset-in-reply", "read"),
    wait: fc.constantFrom(0, 5, 50),
  })
  .map(({ type, announced, sent, ending, wait }) => (place) => {
    const headers: [string, string][] = [
      ["Content-Type", type],
      ["Content-Length", announced.toFixed(0)],
    ];
    const label = `${place.method} ${place.path} with ${sent.length} of ${announced} bytes`;
    return bare(label, [head(place, ...headers), sent, wait], {
      ending,
      methods: [place.method],
      isHalf: true,
    });
  });

/** A complete body that the server may not want to read. */
const unreadBodies: Attack = fc
  .record({
    type: fc.constantFrom(...types),
    length: fc.constantFrom(1, 600, 20_000, 70_000, 150_000, 300_000, 1_500_000),
    method: fc.constantFrom(null, "GET", "HEAD", "POST", "DELETE"),
    isChunked: fc.boolean(),
    isExpecting: fc.boolean(),
  })
  .map(({ type, length, method, isChunked, isExpecting }) => (place) => {
    const asked = { ...place, method: method ?? place.method };
    const framing: [string, string] = isChunked
      ? ["Transfer-Encoding", "chunked"]
      : ["Content-Length", String(length)];
    const expecting: [string, string][] = isExpecting ? [["Expect", "100-continue"]] : [];
    const body = Buffer.alloc(length, "a");
    const pieces = isChunked ? [`${length.toString(16)}\r\n`, body, "\r\n0\r\n\r\n"] : [body];
    const label = `${asked.method} ${place.path} with ${length} bytes of ${type}`;
    return bare(label, [head(asked, ["Content-Type", type], framing, ...expecting), ...pieces], {
      methods: [asked.method],
    });
  });

const badFraming: Attack = fc
  .record({
    framing: framings,
    body: chunks,
    ending: fc.constantFrom<Ending>("end", "end", "reset"),
  })
  .map(({ framing, body, ending }) => (place) => {
    const pieces = [head(place, ["Content-Type", FORM], ...framing), body];
    return bare(`${place.method} ${place.path} framed as ${framing.join()}`, pieces, {
      ending,
      methods: [place.method],
    });
  });

const garbage: Attack = fc
  .record({ line: requestLines, ending: fc.constantFrom<Ending>("end", "end", "end", "reset") })
  .map(
    ({ line, ending }) =>
      () =>
        bare(JSON.stringify(line.slice(0, 60)), [line], { ending }),
  );

const pipelined: Attack = fc
  .record({ count: fc.integer({ min: 2, max: 30 }), last: fc.constantFrom("", "GARBAGE\r\n\r\n") })
  .map(({ count, last }) => (place) => {
    const isRead = /^(?:GET|HEAD)$/.test(place.method);
    const one = head(place, ...(isRead ? [] : [["Content-Length", "0"] as [string, string]]));
    return bare(`${count} times ${place.method} ${place.path} at once`, [one.repeat(count), last], {
      methods: Array.from({ length: count }, () => place.method),
    });
  });

const upgrades: Attack = fc
  .constantFrom("websocket", "h2c", "TLS/1.0", PLANTED)
  .map((protocol) => (place) => {
    const headers: [string, string][] = [
      ["Connection", "Upgrade"],
      ["Upgrade", protocol],
      ["Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="],
      ["Sec-WebSocket-Version", "13"],
    ];
    const pieces = [head({ ...place, method: "GET" }, ...headers)];
    return bare(`upgrade of ${place.path} to ${protocol}`, pieces, { ending: "end" });
  });

/** The head, or the body, in single bytes. */
const slow: Attack = fc
  .record({ gap: fc.constantFrom(1, 5, 20), ending: fc.constantFrom<Ending>("read", "reset") })
  .map(({ gap, ending }) => (place) => {
    const body = `name=${PLANTED}`;
    const headers: [string, string][] = [
      ["Content-Type", FORM],
      ["Content-Length", String(body.length)],
    ];
    const pieces = [head(place, ...headers), ...[...body].flatMap((letter) => [gap, letter])];
    return bare(`${place.method} ${place.path} byte by byte`, pieces, {
      ending,
      methods: [place.method],
    });
  });

/** Nothing or half a head, followed by silence or the end of the connection. */
const halfHeads: Attack = fc
  .record({
    cut: fc.nat(60),
    ending: fc.constantFrom<Ending>("reset", "reset", "reset", "end", "end", "read"),
  })
  .map(({ cut, ending }) => (place) => {
    const whole = head(place);
    return bare(`${cut} bytes of a head`, [whole.slice(0, cut % (whole.length - 4))], {
      ending,
      isHalf: true,
    });
  });

/** The client disconnects while it receives the reply. */
const leaving: Attack = fc.constantFrom<Ending>("reset", "reset-in-reply").map(
  (ending) => (place) =>
    bare(`${place.method} ${place.path} and gone`, [head(place)], {
      ending,
      methods: [place.method],
    }),
);

const attacks: Attack = fc.oneof(
  { weight: 4, arbitrary: halfBodies },
  { weight: 6, arbitrary: unreadBodies },
  { weight: 3, arbitrary: badFraming },
  { weight: 4, arbitrary: garbage },
  { weight: 2, arbitrary: pipelined },
  { weight: 1, arbitrary: upgrades },
  { weight: 1, arbitrary: slow },
  { weight: 2, arbitrary: halfHeads },
  { weight: 2, arbitrary: leaving },
);

const socketKind = (name: string, weight: number, to: Target, places: Place[]): Kind => ({
  name,
  weight,
  inputs: fc
    .tuple(attacks, fc.constantFrom(...places))
    .map(([attack, place]) => ({ ...attack(place), to, isWhole: false })),
  statuses: [...statuses, ...moreStatuses],
});

export const gatewaySockets = (facts: Facts): Kind =>
  socketKind("sockets", 10, "gateway", placesOf(facts));
export const cmsSockets = (): Kind => socketKind("cms-sockets", 3, "cms", cmsPlaces);
