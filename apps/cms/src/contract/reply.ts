const noStore = { "cache-control": "no-store" };

/** JSON that nobody keeps: the gateway has its own idea of how long. */
export const reply = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: noStore });

export const notFound = (): Response => reply({ message: "Not found." }, 404);
