import { pages } from "@kdl/schemas/pages/registry";
import type { FastifyInstance } from "fastify";
import type { ContentStore } from "../content/content-store.ts";
import { pageEntries } from "../content/page-entries.ts";
import { sharedFor } from "../http/cache-headers.ts";
import { escapeHtml } from "../http/error-page.ts";
import { requestOrigin } from "../http/request-origin.ts";
import { HttpError } from "../plugins/error-replies.ts";

export interface SitemapOptions {
  content: Pick<ContentStore, "get">;
  siteOrigin: string | undefined;
  ttlS: number;
}

interface Place {
  path: string;
  /** ISO 8601, or `""`. */
  changedAt: string;
}

/** `/sitemap.xml` and `/robots.txt`. */
export async function sitemap(app: FastifyInstance, options: SitemapOptions): Promise<void> {
  app.get("/sitemap.xml", async (request, reply) => {
    const origin = requestOrigin(request, options.siteOrigin);
    if (origin === null) throw new HttpError(400);
    // An incomplete list would make search engines forget pages; better none for now.
    const places = await listPlaces(options.content).catch((cause: unknown) => {
      request.log.warn({ err: cause }, "no sitemap without content");
      throw new HttpError(503, 10);
    });
    reply.headers(sharedFor(options.ttlS));
    return reply.type("application/xml; charset=utf-8").send(toXml(origin, places));
  });

  app.get("/robots.txt", async (request, reply) => {
    const origin = requestOrigin(request, options.siteOrigin);
    if (origin === null) throw new HttpError(400);
    reply.header("Cache-Control", "public, max-age=3600");
    return reply
      .type("text/plain; charset=utf-8")
      .send(`User-agent: *\nDisallow: /preview\n\nSitemap: ${origin}/sitemap.xml\n`);
  });
}

async function listPlaces(content: Pick<ContentStore, "get">): Promise<Place[]> {
  const listed = Object.entries(pages).filter(([, page]) => page.sitemap);
  const places = await Promise.all(
    listed.map(async ([path, { entries }]) => {
      if (!entries) return [{ path, changedAt: "" }];
      return (await pageEntries[entries](content)).map(({ slug, updatedAt = "" }) => ({
        path: path.replace(":slug", encodeURIComponent(slug)),
        changedAt: updatedAt,
      }));
    }),
  );
  return [...new Map(places.flat().map((place) => [place.path, place])).values()];
}

function toXml(origin: string, places: readonly Place[]): string {
  const rows = places.map(({ path, changedAt }) => {
    const time = new Date(changedAt);
    const changed = Number.isNaN(time.getTime()) ? "" : `<lastmod>${time.toISOString()}</lastmod>`;
    return `<url><loc>${escapeHtml(origin + path)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join("\n")}
</urlset>
`;
}
