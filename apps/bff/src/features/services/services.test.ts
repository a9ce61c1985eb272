import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/test-gateway.ts";

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

async function ask(procedure: string, slug: string) {
  const input = encodeURIComponent(JSON.stringify({ slug }));
  return (await gateway.client.get(`/trpc/${procedure}?input=${input}`)).body.result.data;
}
async function serviceWith(fields: object) {
  gateway.upstream.replace("services", [{ id: 1, slug: "a", title: "A", ...fields }]);
  return ask("services.bySlug", "a");
}

test("a service's facts come in the order of the page, without those that are missing", async () => {
  const { keyFacts, button } = await ask("services.bySlug", "internship");
  expect(keyFacts).toEqual([
    { name: "duration", label: "Duration", text: "Three months" },
    { name: "cost", label: "Cost", text: "No fee, and a small stipend" },
    { name: "hours", label: "Hours a week", text: "10" },
    { name: "eligibility", label: "Who can apply", text: "Students of any branch & year" },
  ]);
  expect(button).toEqual({ text: "Apply for an internship", url: "/internship-registration" });
});

test.each([undefined, null, "", "free", 7, [], ["free"], { cost: null, hours: "", more: "x" }])(
  "an upstream that sends %j as facts has a page without them",
  async (key_facts) => {
    expect(await serviceWith({ key_facts })).toMatchObject({ keyFacts: [], button: null });
  },
);

test("facts stay text, and those that are too long are left out", async () => {
  const key_facts = {
    duration: "x".repeat(100_000),
    cost: "<b>Free</b> $& $1",
    hours: { toString: "x" },
    eligibility: "x".repeat(120),
    next_start: "x".repeat(121),
  };
  const { keyFacts } = await serviceWith({ key_facts });
  expect(keyFacts.map(({ text }: { text: string }) => text)).toEqual([
    "<b>Free</b> $& $1",
    "x".repeat(120),
  ]);
});

test.each([
  ["javascript:alert(1)", "Apply"],
  ["data:text/html,x", "Apply"],
  ["/contact", ""],
  ["", "Apply"],
  ["/contact", "x".repeat(61)],
])("a button that leads to %j and says %j isn't shown", async (button_url, button_text) => {
  expect((await serviceWith({ button_text, button_url })).button).toBeNull();
});

test("pages have the button of their editor, and none without the extension", async () => {
  expect((await ask("pages.bySlug", "programmes")).button).toEqual({
    text: "Apply for an internship",
    url: "/internship-registration",
  });
  expect((await ask("pages.bySlug", "journey")).button).toBeNull();
});
