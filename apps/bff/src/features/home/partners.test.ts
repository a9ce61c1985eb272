import { loadFailure } from "@kdl/schemas/messages";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/test-gateway.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const ask = async (procedure: string) => (await gateway.client.get(`/trpc/${procedure}`)).body;
const listed = async () => (await ask("home.partners")).result.data;

test("partners are listed with their logos, on their page and on the home page", async () => {
  const list = await listed();
  expect(list).toEqual([
    {
      name: "Pier Seven Tools",
      logo: "/images/logos/pier-seven.svg",
      url: "https://pier-seven.example/",
    },
    { name: "Salt & Wire", logo: null, url: "http://salt-and-wire.example/" },
  ]);
  const home = (await ask("home.get")).result.data;
  expect(home.partners).toEqual({ ok: true, value: list });
});

test("partners whose address could run a script are left out", async () => {
  const urls = ["javascript:alert(1)", "//evil.example", "", "data:text/html,x", "https://"];
  gateway.upstream.replace(
    "partners",
    urls.map((url) => ({ name: "Evil", logo: null, url })),
  );
  expect(await listed()).toEqual([]);
});

test("an upstream without the extension has no partners; without clubs it fails", async () => {
  gateway.upstream.fail({ mode: "status", status: 404, resource: "partners" });
  expect(await listed()).toEqual([]);
  gateway.upstream.fail({ mode: "status", status: 404, resource: "clubs" });
  expect((await ask("clubs.list")).error.message).toBe(loadFailure.clubs);
});

test("the home page loses but its strip when partners can't be loaded", async () => {
  gateway.upstream.fail({ mode: "status", status: 500, resource: "partners" });
  const sections = Object.values((await ask("home.get")).result.data as Record<string, unknown>);
  expect(sections).toContainEqual({ ok: false, message: "Failed to fetch partners" });
  expect(sections.filter((section) => (section as { ok?: boolean }).ok === false)).toHaveLength(1);
});
