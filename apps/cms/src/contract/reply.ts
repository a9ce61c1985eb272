import { contractHeaders as headers } from "./extensions.ts";

/** JSON that must not be cached: the gateway has its own rules for that. */
export const reply = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers });

/** Success without content. */
export const nothing = (): Response => new Response(null, { status: 204, headers });

/** A file that only its member may see. */
export const file = (body: BodyInit, type: string): Response =>
  new Response(body, { headers: { ...headers, "content-type": type } });

export const notFound = (): Response => reply({ message: "Not found." }, 404);
