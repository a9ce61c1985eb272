import type { FastifyInstance } from "fastify";
import type { ContentStore } from "../content/content-store.ts";
import { requestOrigin } from "../http/request-origin.ts";
import { HttpError } from "../plugins/error-replies.ts";

export interface WellKnownOptions {
  content: Pick<ContentStore, "get">;
  siteOrigin: string | undefined;
}

/** How long what `security.txt` says may be relied on; RFC 9116 wants less than a year. */
const VALID_MS = 180 * 24 * 60 * 60_000;

/**
 * Files at well-known addresses: the contact for security reports (RFC 9116), and the page to which
 * password managers send their users (W3C, "A well-known URL for changing passwords").
 */
export async function wellKnown(
  app: FastifyInstance,
  { content, siteOrigin }: WellKnownOptions,
): Promise<void> {
  app.get("/.well-known/security.txt", async (request, reply) => {
    const origin = requestOrigin(request, siteOrigin);
    if (origin === null) throw new HttpError(400);
    const { email } = await content.get("contact").catch(() => {
      throw new HttpError(503, 10);
    });
    const lines = [
      ...(email === "" ? [] : [`Contact: mailto:${email}`]),
      `Contact: ${origin}/contact`,
      `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
      "Preferred-Languages: en",
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    reply.header("Cache-Control", "public, max-age=86400");
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });

  app.get("/.well-known/change-password", async (_request, reply) =>
    reply.header("Cache-Control", "public, max-age=86400").redirect("/account", 302),
  );
}
