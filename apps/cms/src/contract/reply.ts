import { contractHeaders as headers } from "./extensions.ts";

/** JSON that nobody keeps: the gateway has its own idea of how long. */
export const reply = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers });

/** Done, and nothing to say. */
export const nothing = (): Response => new Response(null, { status: 204, headers });

/** A file of a member's own. */
export const file = (body: BodyInit, type: string): Response =>
  new Response(body, { headers: { ...headers, "content-type": type } });

export const notFound = (): Response => reply({ message: "Not found." }, 404);
