import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { CSP_REPORT_PATH } from "../plugins/security-headers.ts";
import { takeTextBodies } from "../plugins/text-bodies.ts";

const MAX_BODY_BYTES = 16 * 1024;
const MAX_LOGGED_PER_MINUTE = 30;
const MAX_TEXT = 200;

const report = z.object({
  "csp-report": z.object({
    "document-uri": z.string().optional(),
    "blocked-uri": z.string().optional(),
    "effective-directive": z.string().optional(),
    "violated-directive": z.string().optional(),
    "source-file": z.string().optional(),
    "line-number": z.number().optional(),
  }),
});

/**
 * Logs what browsers report of pages that break the policy. Anyone can send reports, so they are
 * reduced to what names the fault, and only so many get into the log.
 */
export async function cspReport(
  app: FastifyInstance,
  { stallMs }: { stallMs: number | undefined },
): Promise<void> {
  takeTextBodies(app, { maxBytes: MAX_BODY_BYTES, stallMs });
  let minute = 0;
  let logged = 0;

  app.post(CSP_REPORT_PATH, { config: { takesForeignRequests: true } }, async (request, reply) => {
    await app.charge("reports", request);
    const reduced = reduceReport(String(request.body));
    const thisMinute = Math.floor(Date.now() / 60_000);
    if (thisMinute !== minute) logged = 0;
    minute = thisMinute;
    if (reduced && logged < MAX_LOGGED_PER_MINUTE) {
      logged += 1;
      request.log.warn({ csp: reduced }, "a page broke the content security policy");
    }
    return reply.code(204).send();
  });
}

function reduceReport(body: string) {
  try {
    const fields = report.parse(JSON.parse(body))["csp-report"];
    return {
      directive: cut(fields["effective-directive"] ?? fields["violated-directive"]),
      page: withoutQuery(fields["document-uri"]),
      blocked: withoutQuery(fields["blocked-uri"]),
      source: withoutQuery(fields["source-file"]),
      line: fields["line-number"] ?? 0,
    };
  } catch {
    return null;
  }
}

const cut = (text: string | undefined) => (text ?? "").slice(0, MAX_TEXT);

/** Queries, fragments and the addresses of private links hold what is the visitor's own business. */
const withoutQuery = (address: string | undefined) =>
  cut(address?.split(/[?#]/, 1)[0]?.replace(/(\/(?:application|registration)\/).*/i, "$1…"));
