import { mkdtempSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { internshipForm } from "@kdl/schemas/forms/internship";
import { expect, test } from "vitest";
import { receiveResume } from "../contract/receive-resume.ts";
import { createLocalStore } from "../storage/local-store.ts";
import { Refused } from "../submissions/refused.ts";
import { describeCautions } from "./cautions.ts";
import { corpus } from "./testing/corpus.ts";

const folder = mkdtempSync(join(process.env["DATA_DIR"]!, "corpus-"));
const store = createLocalStore(folder);
const left = () => readdirSync(join(folder, "incoming"));

/** Sends a file in pieces, as a socket would. */
async function* pieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

async function outcomeOf(fileName: string, bytes: Uint8Array) {
  try {
    const received = await receiveResume(pieces(bytes), fileName, internshipForm.file!, store);
    await received?.incoming.discard();
    return { caution: received?.caution };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, code, fields } = error.refusal;
    return { status, code, problem: fields?.["resume"] };
  }
}

test("the corpus has 75 documents", () => {
  expect(corpus).toHaveLength(75);
});

test.each(
  corpus.map((specimen) => [`${specimen.fileName} with ${specimen.title}`, specimen] as const),
)("%s", async (_title, { fileName, bytes, problem, cautions }) => {
  const document = bytes();
  const before = process.cpuUsage();
  const outcome = await outcomeOf(fileName, document);
  const { user, system } = process.cpuUsage(before);
  expect(outcome).toEqual(
    problem === null
      ? { caution: describeCautions(new Set(cautions)) }
      : { status: 415, code: "FILE_TYPE", problem },
  );
  expect(left()).toEqual([]);
  // The slowest takes a third of it; a busy machine doesn't add to CPU time.
  expect((user + system) / 1_000).toBeLessThan(3_000);
});
