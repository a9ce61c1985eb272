import type { CertificateDesk } from "@kdl/mock-upstream/contract";

const collection = "event-registrations";

/**
 * Issues and revokes certificates through the admin's API.
 *
 * @param url of the CMS, when it runs
 * @param logIn headers of an admin
 */
export function deskOf(
  url: () => string,
  logIn: () => Promise<Record<string, string>>,
): CertificateDesk {
  let headers: Promise<Record<string, string>> | null = null;

  async function call<Reply>(method: string, path: string, body?: object): Promise<Reply> {
    headers ??= logIn();
    const response = await fetch(`${url()}/payload-api/${path}`, {
      method,
      headers: await headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text) as Reply;
  }
  const find = async (slug: string, field: string, value: string) =>
    (await call<{ docs: { id: string }[] }>("GET", `${slug}?where[${field}][equals]=${value}`))
      .docs[0]!;

  return {
    async issue(reference, terms) {
      const { id } = await find(collection, "reference", reference);
      await call("PATCH", `${collection}/${id}`, { attendance: "attended" });
      await call("POST", `issuing/${collection}/issue`, { ids: [id], ...terms });
      const { certificates } = await call<{ certificates: { number: string }[] }>(
        "POST",
        `issuing/${collection}/candidates`,
        { ids: [id] },
      );
      return certificates[0]!.number.replaceAll("-", "");
    },
    async revoke(number) {
      const { id } = await find("certificates", "number", number);
      await call("POST", "issuing/revoke", { id, reason: "A mistake in the title." });
    },
  };
}
