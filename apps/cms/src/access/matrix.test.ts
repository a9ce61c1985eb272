/** Every role tries everything through the admin's API; anything not in the permissions is refused. */
import { isApplicationForm } from "@kdl/schemas/applications/stages";
import { formNames } from "@kdl/schemas/forms/form";
import type { Payload } from "payload";
import { beforeAll, describe, expect, test } from "vitest";
import { formSlugs } from "../forms/form-slugs.ts";
import { certificateEndpoints } from "../testing/certificate-endpoints.ts";
import { eventEndpoints } from "../testing/event-endpoints.ts";
import { linkCheckEndpoints } from "../testing/link-check-endpoints.ts";
import { REFUSED, type Staff, staffOfEachRole } from "../testing/staff-sessions.ts";
import { startPayload } from "../testing/start-payload.ts";
import { type Action, may, permissions, roles, type Subject } from "./permissions.ts";

const content = ["pages", "services", "clubs", "events", "faqs", "mentors", "founders", "partners"];
const subjects: Record<string, Subject> = {
  ...Object.fromEntries(
    [...content, "home-testimonials", "testimonials", "redirects"].map((slug) => [slug, "content"]),
  ),
  ...Object.fromEntries(
    formNames.map((form) => [
      formSlugs[form],
      isApplicationForm(form) ? "applications" : "messages",
    ]),
  ),
  members: "members",
  "member-sign-ups": "members",
  users: "accounts",
  people: "people",
  "person-links": "person-links",
  "access-log": "access-log",
  "score-criteria": "score-criteria",
  "mail-templates": "mail-templates",
  certificates: "certificates",
  "payload-query-presets": "saved-views",
};
/** Collections that Payload adds; each account reads and changes its own documents. */
const own = ["payload-preferences", "payload-locked-documents"];

let payload: Payload;
let staff: Staff;
const subjectOf = (slug: string): Subject | null =>
  subjects[slug] ?? (slug === "media" ? "content" : null);

beforeAll(async () => {
  payload = await startPayload();
  staff = await staffOfEachRole(payload);
});

const operations: { action: Action; method: string; path: (slug: string, id: string) => string }[] =
  [
    { action: "read", method: "GET", path: (slug) => slug },
    { action: "read", method: "GET", path: (slug) => `${slug}/count` },
    { action: "read", method: "GET", path: (slug, id) => `${slug}/${id}` },
    { action: "read", method: "GET", path: (slug) => `${slug}/versions` },
    { action: "create", method: "POST", path: (slug) => slug },
    { action: "create", method: "POST", path: (slug, id) => `${slug}/${id}/duplicate` },
    { action: "update", method: "PATCH", path: (slug, id) => `${slug}/${id}` },
    { action: "update", method: "PATCH", path: (slug) => `${slug}?where[id][exists]=true` },
    { action: "delete", method: "DELETE", path: (slug, id) => `${slug}/${id}` },
    { action: "delete", method: "DELETE", path: (slug) => `${slug}?where[id][equals]=none` },
  ];

test("every collection is in the matrix, or is closed", () => {
  const missing = Object.keys(payload.collections).filter((slug) => {
    const isInternal = payload.collections[slug as never]["config"]["admin"]["hidden"] === true;
    return !isInternal && !own.includes(slug) && subjectOf(slug) === null;
  });
  expect(missing).toEqual([]);
});

describe.each([null, ...roles])("%s", (role) => {
  test("has no access to collections that the permissions don't list", async () => {
    for (const slug of Object.keys(payload.collections)) {
      if (own.includes(slug) || slug === "users") continue;
      const subject = subjectOf(slug);
      for (const { action, method, path } of operations) {
        const isAllowed = role !== null && subject !== null && may([role], action, subject);
        const { versions } = payload.collections[slug as never]["config"];
        if (isAllowed || (path("", "").endsWith("/versions") && !versions)) continue;
        const body = method === "GET" || method === "DELETE" ? undefined : { name: "x" };
        const { status, json } = await staff.as(
          role,
          method,
          path(slug, crypto.randomUUID()),
          body,
        );
        const what = `${method} ${path(slug, "id")}`;
        expect(REFUSED, `${what}: ${JSON.stringify(json).slice(0, 200)}`).toContain(status);
      }
    }
  });

  test("reads what the permissions list", async () => {
    for (const slug of Object.keys(subjects)) {
      const isAllowed = role !== null && may([role], "read", subjects[slug]!);
      if (slug === "users" || !isAllowed) continue;
      const { status } = await staff.as(role, "GET", slug);
      expect(`${slug}: ${status}`).toBe(`${slug}: 200`);
    }
  });

  test("reads and changes the settings that the permissions list", async () => {
    for (const { slug } of payload.config.globals) {
      const subject: Subject = ["registrations", "next-steps", "certificate-settings"].includes(
        slug,
      )
        ? "form-settings"
        : "content";
      for (const [action, method] of [
        ["read", "GET"],
        ["update", "POST"],
      ] as const) {
        const { status } = await staff.as(
          role,
          method,
          `globals/${slug}`,
          method === "GET" ? undefined : {},
        );
        const isAllowed = role !== null && may([role], action, subject);
        expect(REFUSED.includes(status), `${method} ${slug}: ${status}`).toBe(!isAllowed);
      }
    }
  });
});

const reorder = {
  collectionSlug: "services",
  docsToMove: [crypto.randomUUID()],
  newKeyWillBe: "greater",
  orderableFieldName: "_order",
  target: { id: crypto.randomUUID(), key: "a0" },
};

/** Commands on applications, and the permission that each needs. */
const commands: Record<string, Action> = {
  move: "decide",
  prepare: "decide",
  release: "decide",
  select: "decide",
  preview: "decide",
  board: "decide",
  "offer-interview": "decide",
  "mark-interview": "decide",
  assign: "assign",
  message: "message",
  "message-preview": "message",
};

describe("endpoints", () => {
  interface Asked {
    path: string;
    action: Action;
    subject: Subject;
    body?: object;
  }
  const slug = formSlugs.internship;
  const message = formSlugs.contact;
  const id = crypto.randomUUID();
  /** The permissions that each of the CMS's own endpoints checks. */
  const asked: Record<string, Asked[]> = {
    // Payload's own endpoint, for lists that editors sort by hand.
    "post /reorder": [{ path: "reorder", action: "update", subject: "content", body: reorder }],
    ...linkCheckEndpoints,
    "get /preview-link": [{ path: "preview-link?path=/", action: "read", subject: "content" }],
    "post /submissions/:collection/:id/mail/:kind": [
      {
        path: `submissions/${slug}/${id}/mail/notice`,
        action: "send-mail",
        subject: "applications",
      },
      {
        path: `submissions/${message}/${id}/mail/notice`,
        action: "send-mail",
        subject: "messages",
      },
    ],
    "get /submissions/:collection/:id/resume": [
      { path: `submissions/${slug}/${id}/resume`, action: "read-file", subject: "applications" },
    ],
    "get /submissions/:collection/:id/history": [
      {
        path: `submissions/${slug}/${id}/history`,
        action: "read-history",
        subject: "applications",
      },
      { path: `submissions/${message}/${id}/history`, action: "read-history", subject: "messages" },
    ],
    "post /submissions/:collection/:id/notes": [
      { path: `submissions/${slug}/${id}/notes`, action: "add-note", subject: "applications" },
      { path: `submissions/${message}/${id}/notes`, action: "add-note", subject: "messages" },
    ],
    "get /submissions/:collection/:id/stage": [
      { path: `submissions/${slug}/${id}/stage`, action: "read", subject: "applications" },
    ],
    "get /submissions/:collection/:id/scorecards": [
      { path: `submissions/${slug}/${id}/scorecards`, action: "review", subject: "scorecards" },
    ],
    "post /submissions/:collection/:id/scorecard": [
      { path: `submissions/${slug}/${id}/scorecard`, action: "review", subject: "scorecards" },
    ],
    "get /submissions/:collection/:id/interviews": [
      { path: `submissions/${slug}/${id}/interviews`, action: "read", subject: "applications" },
    ],
    "delete /submissions/:collection/:id/resume": [
      { path: `submissions/${slug}/${id}/resume`, action: "delete-file", subject: "applications" },
    ],
    ...Object.fromEntries(
      Object.entries(commands).map(([command, action]) => [
        `post /applications/:collection/${command}`,
        [{ path: `applications/${slug}/${command}`, action, subject: "applications", body: {} }],
      ]),
    ),
    ...Object.fromEntries(
      ["preview", "test"].map((command) => [
        `post /templates/${command}`,
        [{ path: `templates/${command}`, action: "test", subject: "mail-templates", body: {} }],
      ]),
    ),
    ...certificateEndpoints(slug, id),
    ...eventEndpoints(id),
    "post /submissions/:collection/export": [
      { path: `submissions/${slug}/export`, action: "export", subject: "applications", body: {} },
      { path: `submissions/${message}/export`, action: "export", subject: "messages", body: {} },
    ],
  };

  test("are all in the matrix", () => {
    const known = payload.config.endpoints.map(({ method, path }) => `${method} ${path}`);
    // Payload's own endpoints; the ones that run jobs are closed.
    const ours = known.filter((name) => !/^\w+ \/(?:access|payload-jobs)/.test(name));
    expect(ours.toSorted()).toEqual(Object.keys(asked).toSorted());
  });

  test.each([null, ...roles])("refuse %s every action that isn't listed", async (role) => {
    for (const [name, tries] of Object.entries(asked)) {
      for (const { path, action, subject, body } of tries) {
        const { status } = await staff.as(role, name.split(" ")[0]!.toUpperCase(), path, body);
        const isAllowed = role !== null && may([role], action, subject);
        expect([401, 403].includes(status), `${role}: ${name}: ${status}`).toBe(!isAllowed);
      }
    }
  });
});

test("no role is left out of the permissions", () => {
  const listed = new Set(
    Object.values(permissions).flatMap((rights) => Object.values(rights).flat()),
  );
  expect([...listed].toSorted()).toEqual(roles.toSorted());
});
