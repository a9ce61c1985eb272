/** Guarantees of exports, on the database that the environment names. */
import readXlsxFile from "read-excel-file/node";
import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import { beforeAll, expect, test } from "vitest";
import type { Role } from "../access/permissions.ts";
import { exportSubmissions } from "../endpoints/export-submissions.ts";
import { accept } from "../submissions/accept.ts";
import { addNote } from "../submissions/notes.ts";
import { apply } from "./applications.ts";
import { sampleSubmission } from "./submissions.ts";

const slug = "contact-messages";
const columns = ["reference", "name", "message", "receivedAt"];

const csv = (more: object = {}) => ({ format: "csv", columns, ...more });
const linesOf = async (response: Response) => (await response.text()).split("\r\n").filter(Boolean);

/** Declares the tests. @param start starts Payload with an empty database */
export function describeExports(start: () => Promise<Payload>): void {
  let payload: Payload;
  const accounts = new Map<Role, PayloadRequest["user"]>();

  beforeAll(async () => {
    payload = await start();
    for (const role of ["admin", "coordinator", "mentor", "editor"] as const) {
      const data = { name: role, email: `${role}@example.org`, password: "correct-horse-battery" };
      const user = await payload.create({ collection: "users", data: { ...data, roles: [role] } });
      accounts.set(role, { ...user, collection: "users" });
    }
  });

  interface Asked {
    collection?: string;
    user?: PayloadRequest["user"];
    query?: object;
  }

  async function exported(
    body: object,
    { collection = slug, user = accounts.get("coordinator")!, query = {} }: Asked = {},
  ): Promise<Response> {
    const req = await createLocalReq({ req: { user } }, payload);
    const json = () => Promise.resolve(body);
    Object.assign(req, { routeParams: { collection }, query, json });
    return exportSubmissions.handler(req);
  }

  const logged = async () => {
    const where = { kind: { equals: "export" } };
    return (await payload.find({ collection: "access-log", where, sort: "-at" })).docs;
  };
  const write = (name: string, more: object = {}) =>
    accept(payload, sampleSubmission("contact", { name, ...more }));

  test("a whole list is exported as CSV, without formulas", async () => {
    const message = '=HYPERLINK("https://evil.example"),\nsecond line';
    await write("+Asha", { message });
    for (let count = 0; count < 204; count += 1) await write("Many");
    const response = await exported(csv());
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="contact-messages-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const bytes = await response.arrayBuffer();
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    const rows = text.split("\r\n").filter(Boolean);
    expect(rows[0]).toBe('\ufeff"Reference","Name","Message","Received (Asia/Kolkata)"');
    expect(rows).toHaveLength(206);
    expect(new Set(rows).size).toBe(206);
    // The first one sent is last, since lists begin with the latest.
    expect(rows.at(-1)).toMatch(
      /^"[\dA-Z-]+","'\+Asha","'=HYPERLINK\(""https:\/\/evil\.example""\),\nsecond line","\d{4}-\d\d-\d\d \d\d:\d\d"$/,
    );
  });

  test("only filtered, searched or selected rows are exported, in the list's order", async () => {
    for (const name of ["Filtered B", "Filtered C", "Filtered A"]) await write(name);
    const names = { format: "csv", columns: ["name"] };
    const where = { and: [{ name: { like: "Filtered" } }, { quarantined: { equals: false } }] };
    const filtered = await linesOf(await exported(names, { query: { where, sort: "name" } }));
    expect(filtered.slice(1)).toEqual(['"Filtered A"', '"Filtered B"', '"Filtered C"']);
    const searched = await linesOf(await exported(names, { query: { search: "Filtered B" } }));
    expect(searched.slice(1)).toEqual(['"Filtered B"']);
    const { docs } = await payload.find({
      collection: slug,
      where: { name: { equals: "Filtered C" } },
    });
    const selected = await exported(
      { ...names, ids: [docs[0]!.id] },
      { query: { where, sort: "name" } },
    );
    expect((await linesOf(selected)).slice(1)).toEqual(['"Filtered C"']);
  });

  test("the notes about a submission are one cell of its row", async () => {
    const [one, other] = [await apply(payload), await apply(payload)];
    const collection = "volunteer-registrations";
    const by = { id: "an-account", name: "Meera" };
    for (const text of ["First", "=Second"]) {
      await addNote({ payload }, { collection, submission: one.id, text, by });
    }
    const wanted = { format: "csv", columns: ["reference", "notes"], ids: [one.id, other.id] };
    const lines = await linesOf(
      await exported(wanted, { collection, query: { sort: "receivedAt" } }),
    );
    expect(lines.slice(1)).toEqual([
      `"${one.reference}","First\n\n=Second"`,
      `"${other.reference}",""`,
    ]);
  });

  test("Excel files have text as text, numbers as numbers, and the cohort", async () => {
    const { reference } = await apply(payload, "internship", { name: "=1+1", age: "23" });
    const collection = "internship-applications";
    const wanted = ["reference", "name", "age", "stage", "acknowledged", "interestedToLearn"];
    const response = await exported({ format: "xlsx", columns: wanted }, { collection });
    expect(response.headers.get("content-disposition")).toContain(".xlsx");
    const bytes = Buffer.from(await response.arrayBuffer());
    const [sheet] = await readXlsxFile(bytes);
    const [head, row] = sheet!.data;
    expect(head).toEqual([
      "Reference",
      "Name",
      "Age",
      "Stage",
      "Acknowledgement",
      "Interested to Learn",
      "Cohort",
    ]);
    expect(row).toEqual([reference, "=1+1", 23, "Received", "Yes", "Web Development", "1"]);
    expect(bytes.includes("<f>")).toBe(false);
  });

  const statusFor = async (user: PayloadRequest["user"], collection: string) =>
    (await exported({ format: "csv", columns: ["reference"] }, { user, collection })).status;

  test("only coordinators and admins can export, and refused exports aren't recorded", async () => {
    const before = (await logged()).length;
    const member = { id: "1", collection: "members" } as unknown as PayloadRequest["user"];
    for (const collection of [slug, "internship-applications"]) {
      expect(await statusFor(null, collection)).toBe(401);
      expect(await statusFor(member, collection)).toBe(403);
      for (const role of ["mentor", "editor"] as const) {
        expect(await statusFor(accounts.get(role)!, collection)).toBe(403);
      }
    }
    expect(await logged()).toHaveLength(before);
    for (const role of ["admin", "coordinator"] as const) {
      expect(await statusFor(accounts.get(role)!, slug)).toBe(200);
    }
    expect(await statusFor(accounts.get("admin")!, "users")).toBe(404);
  });

  test("every export is recorded with its author, count and filter", async () => {
    await write("Recorded");
    const query = { where: { name: { equals: "Recorded" } } };
    await exported(csv(), { query });
    const { docs } = await payload.find({ collection: slug, ...query });
    await exported(csv({ format: "xlsx", ids: [docs[0]!.id] }), { query });
    const [second, first] = await logged();
    expect(first).toMatchObject({ staffName: "coordinator", collection: slug });
    expect(first!.document).toBe("CSV, 1 row: name equals Recorded");
    expect(second!.document).toBe("XLSX, 1 row: selected");
  });

  test.each([
    ["an unknown column", { columns: ["reference", "nothing"] }],
    ["a hidden column", { columns: ["senderKey"] }],
    ["the log of mails", { columns: ["mail"] }],
    ["no column", { columns: [] }],
    ["another format", { format: "pdf" }],
    ["too many ids", { ids: Array.from({ length: 1001 }, () => crypto.randomUUID()) }],
    ["ids that aren't valid", { ids: ["1 OR 1=1"] }],
  ])("%s is refused", async (_, more) => {
    expect((await exported(csv(more))).status).toBe(400);
  });

  test("hidden fields can't be searched", async () => {
    const query = { where: { linkDigest: { like: "a" } } };
    const collection = "internship-applications";
    const asked = exported({ format: "csv", columns: ["reference"] }, { collection, query });
    await expect(asked).rejects.toThrow("linkDigest");
  });
}
