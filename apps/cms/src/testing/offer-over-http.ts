import type { OfferInterview } from "@kdl/mock-upstream/contract";

const collection = "volunteer-registrations";
const ZONE = "Asia/Kolkata";

/** A time as a coordinator types it, where the site is. */
const typed = (iso: string): string =>
  new Date(iso).toLocaleString("sv-SE", { timeZone: ZONE }).slice(0, 16).replace(" ", "T");

/**
 * Offers interviews through the admin's API, all with one mentor.
 *
 * @param url of the CMS, when it runs
 * @param logIn headers of an admin
 */
export function offersOf(
  url: () => string,
  logIn: () => Promise<Record<string, string>>,
): OfferInterview {
  let begun: Promise<{ headers: Record<string, string>; mentor: string }> | null = null;

  const call = async (headers: object, path: string, body?: object) => {
    const response = await fetch(`${url()}/payload-api/${path}`, {
      method: body ? "POST" : "GET",
      headers: headers as Record<string, string>,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text) as Record<string, unknown>;
  };
  async function begin() {
    const headers = await logIn();
    const account = { name: "Meera Iyer", email: "meera@example.org", roles: ["mentor"] };
    const { doc } = await call(headers, "users", { ...account, password: "seven blue umbrellas" });
    return { headers, mentor: (doc as { id: string }).id };
  }

  return async (reference, { slots, minutes, place }) => {
    begun ??= begin();
    const { headers, mentor } = await begun;
    const { docs } = await call(headers, `${collection}?where[reference][equals]=${reference}`);
    const { id, stage } = (docs as { id: string; stage: string }[])[0]!;
    const { problem } = await call(headers, `applications/${collection}/offer-interview`, {
      application: { id, stage },
      replaces: null,
      mentor,
      slots: slots.map(typed),
      minutes,
      place,
    });
    if (problem !== null) throw new Error(String(problem));
  };
}
