import { type MockUpstream, startMockUpstream } from "@kdl/mock-upstream";
import { DEFAULT_SITE_NAME } from "@kdl/schemas/content/defaults";
import { header, loadFailure, notFound } from "@kdl/schemas/messages";
import { resourceNames } from "@kdl/schemas/content/resources";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ContentStore, createContentStore } from "../content/content-store.ts";
import { readers } from "./readers.ts";
import { createReadClient } from "../upstream/read-client.ts";
import { oneAddress } from "../upstream/one-address.ts";
import { guest } from "../testing/guest.ts";
import { createCaller } from "./router.ts";

const timeZone = "Asia/Kolkata";
let upstream: MockUpstream;
let content: ContentStore;
let call: ReturnType<typeof createCaller>;

beforeEach(async () => {
  upstream = await startMockUpstream();
  content = createContentStore({
    readers,
    metrics: { upstreamCall() {} },
    upstream: createReadClient({ addresses: oneAddress(upstream.url), retries: 0 }),
    upstreamUrls: [upstream.url],
    timeZone,
    ttlS: 30,
    log: pino({ level: "silent" }),
  });
  call = createCaller({
    content,
    now: new Date(),
    timeZone,
    requestId: "r-1",
    formSecret: "",
    ...guest(),
    sending: null,
  });
});

afterEach(() => Promise.all([content.close(), upstream.close()]));

const welcome = (url: string) => ({
  homepageblock: {
    welcome: [
      { slug: "welcome-block-title", value: "Hello" },
      { slug: "welcome-block-button-text", value: "Go" },
      { slug: "welcome-block-button-url", value: url },
    ],
  },
});

describe("lists", () => {
  test("exist for every page", async () => {
    expect(await call.services.list()).not.toHaveLength(0);
    expect(await call.clubs.list()).not.toHaveLength(0);
    expect(await call.events.list()).not.toHaveLength(0);
    expect(await call.testimonials.list()).not.toHaveLength(0);
    expect((await call.mentors.list()).mentors).not.toHaveLength(0);
    expect(await call.contact.details()).toMatchObject({
      mapUrl: expect.stringMatching(/^https:/),
    });
  });

  test("of cards contain only what cards show", async () => {
    const [service] = await call.services.list();
    expect(Object.keys(service!)).toEqual(["slug", "title", "image", "shortDescription"]);
  });

  test("fail with their specified text and 503", async () => {
    upstream.outage(true);
    await expect(call.services.list()).rejects.toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      message: loadFailure.services,
    });
    await expect(call.mentors.list()).rejects.toMatchObject({ message: "Failed to fetch " });
  });
});

describe("details", () => {
  test("are found by slug, each with a description for search engines", async () => {
    const { slug, title } = (await call.services.list())[0]!;
    const service = await call.services.bySlug({ slug });
    expect(service.seo).toMatchObject({
      title,
      description: expect.stringMatching(/^[^<>]{1,160}$/),
    });
    const club = (await call.clubs.list())[0]!;
    expect((await call.clubs.bySlug({ slug: club.slug })).title).toBe(club.title);
    const mentor = (await call.mentors.list()).mentors[0]!;
    expect((await call.mentors.bySlug({ slug: mentor.slug })).name).toBe(mentor.name);
  });

  test.each([
    ["services", notFound.service],
    ["pages", notFound.page],
    ["clubs", notFound.club],
    ["events", notFound.event],
    ["mentors", notFound.mentor],
  ] as const)("%s that don't exist are told so", async (noun, message) => {
    await expect(call[noun].bySlug({ slug: "nowhere" })).rejects.toMatchObject({
      code: "NOT_FOUND",
      message,
    });
    await expect(call[noun].bySlug({ slug: "constructor" })).rejects.toMatchObject({ message });
  });

  test("a service has the questions that match its title, ignoring case", async () => {
    upstream.replace("services", [{ id: 1, slug: "a", title: "Start-Up Support" }]);
    upstream.replace("allfaq", {
      faqinternship_list: {
        "start-up support": [{ id: 1, question: "Q", answer: "<p onclick=x>A</p>" }],
        other: [{ id: 2, question: "R", answer: "B" }],
      },
    });
    const service = await call.services.bySlug({ slug: "a" });
    expect(service.faqs).toEqual({
      ok: true,
      value: [{ id: "1", question: "Q", answer: "<p>A</p>" }],
    });
  });

  test("a service is available even if its questions can't be loaded", async () => {
    upstream.fail({ resource: "allfaq", mode: "status" });
    const { slug, title } = (await call.services.list())[0]!;
    const service = await call.services.bySlug({ slug });
    expect(service).toMatchObject({ title, faqs: { ok: false, message: loadFailure.allfaq } });
  });

  test("the short description is shown whole, and is an event's description for search engines", async () => {
    const words = "Learn by building real things with people who care. ".repeat(8).trim();
    upstream.replace("services", [
      { id: 1, slug: "a", title: "A", short_description: `<p>${words}</p>` },
      { id: 2, slug: "b", title: "B", description: `<p>${words}</p>` },
    ]);
    expect((await call.services.bySlug({ slug: "a" })).summary).toBe(words);
    expect((await call.services.bySlug({ slug: "b" })).summary).toBe("");
    const { data } = upstream.body("events") as { data: { slug: string; publish: unknown }[] };
    const event = data.find(({ publish }) => publish === 1)!;
    upstream.replace("events", { data: [{ ...event, short_description: `<p>${words}</p>` }] });
    const detail = await call.events.bySlug({ slug: event.slug });
    expect(detail.summary).toBe(words);
    expect(detail.seo.description).toBe(words);
  });

  test("an unpublished event is not found", async () => {
    const events = upstream.body("events") as { data: { slug: string; publish: unknown }[] };
    const hidden = events.data.find(({ publish }) => publish === "0")!;
    await expect(call.events.bySlug({ slug: hidden.slug })).rejects.toMatchObject({
      message: notFound.event,
    });
  });

  test("a page knows its ancestors, and may have the same slug as a redirect", async () => {
    upstream.replace("cms", [
      { id: 1, parent: "root", slug: "testimonials", title: "Voices" },
      { id: 2, parent: "1", slug: "ourmentors", title: "Mentors", short_description: "<b>S</b>" },
    ]);
    expect(await call.pages.bySlug({ slug: "ourmentors" })).toMatchObject({
      ancestors: [{ slug: "testimonials", title: "Voices" }],
      seo: { title: "Mentors", description: "S" },
    });
    const { navigation } = await call.site.shell();
    expect(navigation).toMatchObject({ ok: true, value: [{ slug: "testimonials" }] });
  });
});

describe("the shell", () => {
  test("works even when nothing can be loaded", async () => {
    upstream.outage(true);
    const shell = await call.site.shell();
    expect(shell).toMatchObject({ siteName: DEFAULT_SITE_NAME, theme: "light", timeZone });
    expect(shell.logo).toEqual({ ok: false, message: header.logoFailed });
    expect(shell.navigation).toEqual({ ok: false, message: header.dataFailed });
    expect(shell.contact).toEqual({ ok: false, message: loadFailure.contact });
    const { themesettings, templatesettings } = loadFailure;
    expect(shell.settingsFailures).toEqual([themesettings, templatesettings]);
  });

  test("uses valid settings and ignores all others", async () => {
    upstream.replace("templatesettings", {
      templatesetting: [
        { slug: "site-name", value: "Blue &amp; Co" },
        { slug: "dark-theme", value: 1 },
        { slug: "accent", value: "#abc" },
        { slug: "evil", value: "red;background:url(//evil.test)" },
        { slug: "member-area-url", value: "javascript:alert(1)" },
      ],
    });
    upstream.replace("social", {
      socialsetting: [
        { slug: "linkedIn-url", value: "https://linkedin.com/x" },
        { slug: "youtube-url", value: "javascript:alert(1)" },
        { slug: "facebook-url", value: "" },
        { slug: "unknown-url", value: "https://example.org" },
      ],
    });
    expect(await call.site.shell()).toMatchObject({
      siteName: "Blue & Co",
      theme: "dark",
      themeVariables: { "--site-accent": "#abc" },
      memberAreaUrl: "",
      settingsFailures: [],
      social: { ok: true, value: [{ network: "linkedin", url: "https://linkedin.com/x" }] },
    });
  });
});

describe("the home page", () => {
  test("shows three services and the next three events", async () => {
    const home = await call.home.get();
    expect(home.services.ok && home.services.value).toHaveLength(3);
    expect(home.events.ok && home.events.value.map(({ phase }) => phase)).toEqual(
      Array.from({ length: 3 }, () => "upcoming"),
    );
  });

  test.each(["slider", "homepageblocks", "services", "events", "clubs", "testimonials"] as const)(
    "loses only the part that needs %s",
    async (resource) => {
      upstream.fail({ mode: "status", resource });
      const { texts, ...home } = await call.home.get();
      expect(texts["services-title"]).toBe("Services");
      const failed = Object.values(home).filter(({ ok }) => !ok);
      expect(failed).toEqual([{ ok: false, message: loadFailure[resource] }]);
    },
  );

  test("has no welcome button without both a text and an allowed address", async () => {
    for (const [url, button] of [
      ["/go", { text: "Go", url: "/go" }],
      ["", null],
      ["javascript:alert(1)", null],
    ] as const) {
      upstream.replace("homepageblocks", welcome(url));
      content.invalidate(["homepageblocks"]);
      const { blocks } = await call.home.get();
      expect(blocks).toMatchObject({ value: { welcome: { button }, vision: null, whyHow: null } });
    }
  });
});

test("empty lists from the upstream make an empty site, not a failing one", async () => {
  for (const resource of resourceNames) upstream.replace(resource, []);
  const { texts: _, ...home } = await call.home.get();
  expect(Object.values(home).every(({ ok }) => ok)).toBe(true);
  const shell = await call.site.shell();
  expect(shell).toMatchObject({ logo: { ok: true, value: null }, footer: { ok: true } });
  expect(await call.events.list()).toEqual([]);
});
