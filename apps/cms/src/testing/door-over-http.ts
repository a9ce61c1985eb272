import type { DoorDesk } from "@kdl/mock-upstream/contract";

/**
 * Pairs and revokes phones through the admin's API.
 *
 * @param url of the CMS, when it runs
 * @param logIn headers of an admin
 */
export function doorOf(url: () => string, logIn: () => Promise<Record<string, string>>): DoorDesk {
  let headers: Promise<Record<string, string>> | null = null;

  async function call<Reply>(method: string, path: string): Promise<Reply> {
    headers ??= logIn();
    const response = await fetch(`${url()}/payload-api/door/${path}`, {
      method,
      headers: await headers,
      ...(method === "POST" && { body: "{}" }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text) as Reply;
  }

  return {
    newCode: async (event) => (await call<{ code: string }>("POST", `events/${event}/codes`)).code,
    async revoke(event) {
      const { phones } = await call<{ phones: { id: string }[] }>("GET", `events/${event}/phones`);
      for (const { id } of phones) await call("POST", `phones/${id}/revoke`);
    },
  };
}
