/** Guarantees of imports, on the database that the environment names. */
import { mkdir, mkdtemp, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Payload } from "payload";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { importArguments } from "../import/import-arguments.ts";
import { openSource } from "../import/open-source.ts";
import { createReport } from "../import/report.ts";
import { runImport } from "../import/run-import.ts";
import { smallSite, wxr } from "../import/testing/wxr.ts";

const picture = (red: number) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .jpeg()
    .toBuffer();

/** Three imports of a small site, on a busy machine. */
const LIMIT_MS = 240_000;

const made = (lines: readonly string[]) => lines.filter((line) => line.startsWith("made"));

/** Declares the tests. @param start starts Payload with an empty database */
export function describeImports(start: () => Promise<Payload>): void {
  let payload: Payload;
  let folder: string;
  const at = (path: string) => join(folder, path);

  beforeAll(async () => {
    payload = await start();
    folder = await mkdtemp(join(tmpdir(), "import-"));
    await mkdir(at("uploads/2019/05"), { recursive: true });
    for (let index = 0; index < 29; index += 1)
      await writeFile(at(`uploads/2019/05/camp-${index}.jpg`), await picture(index));
    await writeFile(at("site.xml"), wxr(smallSite()));
    await mkdir(at("md/about"), { recursive: true });
    await writeFile(at("secret.jpg"), await picture(1));
    await symlink(at("secret.jpg"), at("md/link.jpg"));
    await writeFile(at("md/team.jpg"), await picture(2));
    await writeFile(at("md/fake.jpg"), "no picture");
    await writeFile(at("md/large.jpg"), Buffer.alloc(16 * 1024 * 1024));
    await writeFile(
      at("md/about/index.md"),
      "# About\n\nSee [the team](team.md) and [gone](gone.md).",
    );
    await writeFile(
      at("md/about/team.md"),
      "![Five people](../team.jpg)\n\n![](../fake.jpg) ![](/large.jpg) ![](../../secret.jpg) ![](../link.jpg)\n\n<script>alert(1)</script>\n\n$& costs [x](javascript:alert(1))\n\n![Again](/team.jpg)",
    );
    await writeFile(
      at("md/services.md"),
      `# ${"Long ".repeat(20_000)}\n\nThe site has a page there.`,
    );
  });

  /** @param stopAfter number of pages to create before it is interrupted */
  async function run(args: string[], stopAfter = Infinity) {
    const given = importArguments(args);
    const source = await openSource(given, folder);
    const [lines, stop]: [string[], AbortController] = [[], new AbortController()];
    const report = createReport((line) => {
      lines.push(line);
      if (lines.filter((one) => /^made +page/.test(one)).length >= stopAfter) stop.abort();
    });
    const { isDryRun, parentSlug } = given;
    await runImport(payload, source, { isDryRun, parentSlug, signal: stop.signal }, report);
    await source.close();
    return { lines, notTaken: source.notTaken, summary: report.summary(false)[0] };
  }

  const counts = async () => {
    const collections = ["pages", "media", "redirects", "seed-log"] as const;
    const counted = collections.map(
      async (collection) => (await payload.count({ collection })).totalDocs,
    );
    return Promise.all(counted);
  };
  const pageAt = async (slug: string) => {
    const where = { slug: { equals: slug } };
    const found = { collection: "pages", where, depth: 1, showHiddenFields: true } as const;
    return (await payload.find(found)).docs[0];
  };
  const wordpress = () => [at("site.xml"), "--images", folder];

  test(
    "a dry run lists what an import does, even one that is interrupted and resumed",
    async () => {
      const before = await counts();
      const tried = await run([...wordpress(), "--dry-run"]);
      expect(await counts()).toEqual(before);
      const interrupted = await run(wordpress(), 9);
      const rest = await run(wordpress());
      expect(made(interrupted.lines).length).toBeGreaterThan(8);
      expect(made(interrupted.lines).length).toBeLessThan(made(tried.lines).length);
      expect([...made(interrupted.lines), ...made(rest.lines)].toSorted()).toEqual(
        made(tried.lines).toSorted(),
      );
      expect(tried.summary).toBe(
        "Made: 39 pages, 29 pictures, 31 redirects. Already there: nothing. Warnings: 24.",
      );
      expect(tried.notTaken).toEqual([
        "posts or pages in the trash: 1",
        "items of the type “nav_menu_item”: 1",
        "author: 1",
        "category: 1",
        "comment: 68",
      ]);
    },
    LIMIT_MS,
  );

  test("pages of WordPress keep status, place, text and picture", async () => {
    expect(await pageAt("members-only")).toMatchObject({ _status: "draft" });
    expect(await pageAt("secret")).toMatchObject({ _status: "draft" });
    expect(await pageAt("old")).toBeUndefined();
    // The site has a page of its own at /contact.
    expect(await pageAt("contact")).toBeUndefined();
    expect((await pageAt("contact-2"))?.contentHtml).toBe("<p>Write</p>");
    expect(await pageAt("board")).toMatchObject({ parent: { slug: "about" } });
    const post = await pageAt("camp-4");
    expect(post).toMatchObject({
      title: "Camp & day 4",
      _status: "published",
      parent: { slug: "news-2019" },
      bannerTagline: "14 May 2019",
      shortDescription: "What happened on day 4",
      bannerImage: { alt: "Children on day 4" },
    });
    expect(post?.contentHtml).toMatch(
      /^<p>First line<br ?\/?>second line<\/p><img src="\/images\/site\/[\w-]+\.jpg" alt="Children on day 4" width="60" height="40"><p><em>Children on day 4<\/em><\/p><p><strong>Next<\/strong> <a href="\/about">about us<\/a><\/p>$/,
    );
    expect((await pageAt("camp-1"))?.contentHtml).toContain('<a href="/camp-0">the first</a>');
    expect((await pageAt("news-2020"))?.contentHtml).toContain(
      '<a href="/camp-20">Camp &amp; day 20</a>',
    );
  });

  test("former addresses redirect to the pages", async () => {
    const { docs } = await payload.find({ collection: "redirects", pagination: false });
    const pairs = docs.map(({ fromPath, toPath }) => [fromPath, toPath]);
    expect(pairs).toContainEqual(["/2019/05/camp-7", "/camp-7"]);
    expect(pairs).toContainEqual(["/about/board", "/board"]);
    expect(pairs.every(([from, to]) => from !== to)).toBe(true);
  });

  test("repeating it leaves alone what staff changed or deleted", async () => {
    const [edited, trashed, gone] = [
      await pageAt("camp-1"),
      await pageAt("camp-2"),
      await pageAt("camp-3"),
    ];
    await payload.update({
      collection: "pages",
      id: edited!.id,
      data: { title: "Edited", slug: "edited" },
    });
    await payload.update({
      collection: "pages",
      id: trashed!.id,
      data: { deletedAt: new Date().toISOString() },
    });
    await payload.delete({ collection: "pages", id: gone!.id });
    const before = await counts();
    const again = await run(wordpress());
    expect(again.lines.filter((line) => /^(?:made|failed)/.test(line))).toEqual([]);
    expect(again.lines).toContainEqual(expect.stringMatching(/\/camp-3 .*deleted since/));
    expect(await counts()).toEqual(before);
    expect(await pageAt("edited")).toMatchObject({ title: "Edited" });
    expect(await pageAt("camp-3")).toBeUndefined();
  });

  test("a folder of Markdown becomes drafts, and hostile files do no harm", async () => {
    const args = [at("md"), "--parent", "about"];
    const tried = await run([...args, "--dry-run"]);
    const done = await run(args);
    expect(done.lines).toEqual(tried.lines);
    expect(done.summary).toBe("Made: 3 pages, 1 picture. Already there: nothing. Warnings: 10.");
    const about = await pageAt("about-2");
    expect(about).toMatchObject({ _status: "draft", parent: { slug: "about" } });
    expect(about?.contentHtml).toBe('<p>See <a href="/team">the team</a> and gone.</p>');
    const team = await pageAt("team");
    expect(team).toMatchObject({ parent: { slug: "about-2" } });
    expect(team?.contentHtml).toMatch(
      /^<img src="([^"]+)" alt="Five people"[^>]*><p>\$&amp; costs x<\/p><img src="\1"[^>]*>$/,
    );
    expect((await pageAt("services-2"))?.title).toMatch(/^Long .{50,118}…$/);
    expect(done.lines).toContain(
      "warning  about/team.md:3: the picture ../../secret.jpg was left out: there is no such file in the folder",
    );
    expect(done.lines).toContain(
      "warning  about/team.md: the picture large.jpg was left out: it is larger than 15 MiB",
    );
  });

  test("says which page is missing", async () => {
    await expect(run([at("md"), "--parent", "nowhere"])).rejects.toThrow(
      "There is no page /nowhere",
    );
  });
}
