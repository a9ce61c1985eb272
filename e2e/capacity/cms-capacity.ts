/** What the CMS's own replies cost it. */
import type { Request } from "@kdl/bff/bench/measure";
import { resourceNames } from "@kdl/schemas/content/resources";
import type { measuring, Row } from "./gateway-capacity.ts";
import { ADMIN } from "../support/shipped-site.ts";
import { contactMessage } from "./visitor.ts";

/** Senders who wait for an answer at the same time. */
const FLOOD = 100;

type Measure = ReturnType<typeof measuring>;

/** Reads of the contract in turn, and the form that most people send; through a gateway, as always. */
export async function cmsReplies(
  cmsUrl: string,
  gatewayUrl: string,
  measure: Measure,
  database: string,
): Promise<Row[]> {
  let read = 0;
  const forms = {
    url: `${gatewayUrl}/contact`,
    method: "POST",
    vary: (request: Request) => ({ ...request, ...contactMessage() }),
  } as const;
  return [
    await measure(`read of the contract, ${database}`, {
      url: cmsUrl,
      connections: 8,
      vary: (request) => ({
        ...request,
        path: `/api/${resourceNames[(read += 1) % resourceNames.length]}`,
      }),
    }),
    await measure(`form without a file, ${database}`, { ...forms, connections: 8 }),
    await measure(`flood of forms, ${database}`, { ...forms, connections: FLOOD, isFlood: true }),
  ];
}

/** What an editor opens. */
export async function adminPage(cmsUrl: string, measure: Measure): Promise<Row> {
  const response = await fetch(`${cmsUrl}/payload-api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  const { token } = (await response.json()) as { token: string };
  return measure("list in the admin", {
    url: `${cmsUrl}/admin/collections/services`,
    connections: 4,
    amount: 100,
    headers: { cookie: `payload-token=${token}` },
  });
}
