import type { Payload } from "payload";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startPayload } from "../testing/start-payload.ts";

const collection = "redirects";
let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});
beforeEach(async () => {
  for (const slug of ["services", collection] as const) {
    await payload.delete({ collection: slug, where: { id: { exists: true } } });
  }
});

const add = async (fromPath: string, toPath: string) =>
  (await payload.create({ collection, data: { fromPath, toPath } })).id;

const stored = async () => {
  const { docs } = await payload.find({ collection, pagination: false });
  return Object.fromEntries(docs.map(({ fromPath, toPath }) => [fromPath, toPath]));
};

/** The error that the editor sees at the refused field. */
async function refusal(saving: Promise<unknown>): Promise<string> {
  const error = await saving.then(
    () => {
      throw new Error("it was stored");
    },
    (reason: unknown) => reason as { data?: { errors?: { message: string }[] } },
  );
  return (error.data?.errors ?? []).map(({ message }) => message).join();
}

test("addresses are stored in the form in which they are requested", async () => {
  await add(" /Services/old/ ", "/CLUBS");
  await add("/blog/2019/caf%c3%a9.html", "/services/a");
  expect(await stored()).toEqual({
    "/blog/2019/caf%C3%A9.html": "/services/a",
    "/services/old": "/clubs",
  });
});

test("chains are shortened, in whichever order they are created", async () => {
  await add("/b", "/c");
  await add("/a", "/b");
  expect(await stored()).toEqual({ "/a": "/c", "/b": "/c" });
  await add("/c", "/d");
  expect(await stored()).toEqual({ "/a": "/d", "/b": "/d", "/c": "/d" });
});

describe("refuses", () => {
  test("loops of any length, and shows the loop", async () => {
    const id = await add("/a", "/b");
    expect(await refusal(add("/b", "/a"))).toBe("This would lead in a circle: /b → /a → /b.");
    await add("/b", "/c");
    expect(await refusal(add("/c", "/a"))).toBe("This would lead in a circle: /c → /a → /c.");
    expect(await refusal(add("/y", "/y"))).toBe("A redirect can't lead to its own address.");
    expect(await refusal(payload.update({ collection, id, data: { toPath: "/a" } }))).toBe(
      "A redirect can't lead to its own address.",
    );
    expect(await stored()).toEqual({ "/a": "/c", "/b": "/c" });
  });

  test("the address of a published page or of the site itself", async () => {
    await payload.create({
      collection: "services",
      data: { title: "Mentoring", slug: "mentoring", _status: "published" },
    });
    expect(await refusal(add("/services/mentoring", "/clubs"))).toBe(
      "“Mentoring” is published at /services/mentoring.",
    );
    expect(await refusal(add("/contact", "/clubs"))).toContain("The site itself answers");
    expect(await refusal(add("/admin", "/clubs"))).toContain("The site itself answers");
    await payload.create({
      collection: "services",
      data: { title: "Draft", slug: "draft", _status: "draft" },
    });
    await add("/services/draft", "/clubs");
  });

  test.each([
    "//evil.example",
    "/\\evil.example",
    "/%2F/evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "clubs",
    "/clubs?tab=1",
    "/a b",
  ])("%s as either address", async (path) => {
    expect(await refusal(add("/a", path))).toContain("Use a path of this site");
    expect(await refusal(add(path, "/clubs"))).toContain("Use a path of this site");
    expect(await stored()).toEqual({});
  });

  test("a target that only redirects, and a second redirect from the same address", async () => {
    expect(await refusal(add("/services/a", "/pages/a"))).toContain("only leads on");
    await add("/a", "/clubs");
    expect(await refusal(add("/a/", "/events"))).not.toBe("");
    expect(await stored()).toEqual({ "/a": "/clubs" });
  });
});

test("a redirect can be changed and deleted", async () => {
  const id = await add("/a", "/b");
  await payload.update({ collection, id, data: { note: "As printed on the flyer" } });
  await payload.update({ collection, id, data: { fromPath: "/z", toPath: "/clubs" } });
  expect(await stored()).toEqual({ "/z": "/clubs" });
  await payload.delete({ collection, id });
  expect(await stored()).toEqual({});
});
