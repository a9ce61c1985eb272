/** What each kind of request costs a gateway, and how many it answers if nothing else slows it down. */
import { type Pace, paceOf, type Work } from "@kdl/bff/bench/measure";
import type { ProcessFigures } from "@kdl/bff/bench/process-figures";
import { volunteerForm, volunteerPath } from "@kdl/bff/bench/volunteer-form";
import { randomUUID } from "node:crypto";
import { imageWidths } from "@kdl/schemas/content/image-widths";
import { anotherVisitor } from "./visitor.ts";

const BROTLI = "gzip, deflate, br, zstd";
const MIB = 1024 * 1024;
const WARM_UP = 8;
const DRAWN = 400;
/** Few enough that no request is shed; requests that have to wait do so in the client. */
const FEW = 8;
/** Nearly the largest file that a form accepts. */
const FILE_BYTES = 4.9 * MIB;
const FILES = 60;

export interface Row extends Pace {
  name: string;
  note: string;
  /** Whether more requests arrive at a time than can be answered; some are shed then. */
  isFlood: boolean;
}

export interface Servers {
  gateway: ProcessFigures;
  cms: ProcessFigures;
}

type Measure = (
  name: string,
  work: Omit<Work, "servers"> & { isFlood?: boolean },
  note?: string,
) => Promise<Row>;

export const measuring =
  ({ gateway, cms }: Servers, seconds: number): Measure =>
  async (name, { isFlood = false, ...work }, note = "") => {
    const servers = [gateway, cms];
    // Warm up the JIT compilers.
    await paceOf(
      work.amount === undefined
        ? { ...work, servers, seconds: 1 }
        : { ...work, servers, amount: WARM_UP },
    );
    const row = { name, note, isFlood, ...(await paceOf({ seconds, ...work, servers })) };
    const cpu = row.cpuSeconds.map((each) => `${(each * 1e6).toFixed(0)} µs`).join(" + ");
    console.log(`${name}: ${row.perSecond.toFixed(0)}/s, ${cpu} of CPU, ${row.failed} failed`);
    return row;
  };

/** Replies from memory or from disk. @param url a gateway that knows its origin */
export async function keptReplies(url: string, measure: Measure): Promise<Row[]> {
  const home = await fetch(url);
  const page = await home.text();
  const etag = (await fetch(url, { headers: { "accept-encoding": "br" } })).headers.get("etag");
  const found = (pattern: RegExp) => url + (pattern.exec(page)?.[0] ?? "/");
  const script = found(/\/assets\/[\w.-]+\.js/);
  const image = found(/\/images\/\w+\/[\w.-]+\?w=640/);
  const query = `${url}/trpc/services.list?batch=1&input=%7B%7D`;
  const encoded = (encoding: string) => ({ headers: { "accept-encoding": encoding } });
  const known = { "accept-encoding": "br", "if-none-match": etag ?? "" };
  return [
    await measure("page from memory, brotli", { url, ...encoded(BROTLI) }),
    await measure("page from memory, gzip", { url, ...encoded("gzip") }),
    await measure("page from memory, not compressed", { url, ...encoded("identity") }),
    await measure("page that the browser has, 304", { url, headers: known }),
    await measure("built file", { url: script, ...encoded(BROTLI) }),
    await measure("query from memory", { url: query, ...encoded(BROTLI) }),
    await measure("image from memory", { url: image, headers: { accept: "image/webp" } }),
  ];
}

/** Replies that aren't cached. @param url a gateway that trusts a proxy */
export async function workedReplies(
  url: string,
  measure: Measure,
  memberCookie: string,
): Promise<Row[]> {
  const page = await (await fetch(`${url}/services`)).text();
  const sources = new Set([...page.matchAll(/\/images\/\w+\/[\w.-]+\.\w+/g)].map(([path]) => path));
  const images = [...sources].flatMap((path) =>
    imageWidths.flatMap((width) =>
      ["image/avif", "image/webp"].map((accept) => ({ path: `${path}?w=${width}`, accept })),
    ),
  );
  let drawn = 0;
  let resized = 0;
  const form = volunteerForm(FILE_BYTES);
  const asMember = { cookie: memberCookie, "accept-encoding": "br" };
  return [
    await measure("page drawn for the first time", {
      url,
      // A rejected request would measure nothing, and it takes hundreds until drawing is compiled.
      connections: 2,
      amount: DRAWN,
      // Pages are cached per host, so each request names a new one.
      vary: (request) => ({
        ...request,
        headers: { ...anotherVisitor(), host: `h${(drawn += 1)}.example`, "accept-encoding": "br" },
      }),
    }),
    await measure("page of a member", {
      url: `${url}/account`,
      connections: FEW,
      vary: (request) => ({ ...request, headers: { ...asMember, ...anotherVisitor() } }),
    }),
    await measure(
      "image made in another width",
      {
        url,
        connections: 4,
        amount: images.length - WARM_UP,
        vary: (request) => {
          const { path, accept } = images[resized++ % images.length] ?? { path: "/", accept: "" };
          return { ...request, path, headers: { accept, ...anotherVisitor() } };
        },
      },
      `${sources.size} images in ${imageWidths.length} widths as AVIF and WebP`,
    ),
    await measure(
      "form with a file",
      {
        url: url + volunteerPath,
        method: "POST",
        connections: 4,
        amount: FILES,
        vary: (request) => ({
          ...request,
          body: form.body,
          headers: {
            ...anotherVisitor(),
            accept: "application/json",
            "content-type": form.contentType,
            "idempotency-key": randomUUID(),
          },
        }),
      },
      `${(form.body.length / MIB).toFixed(1)} MiB each`,
    ),
  ];
}
