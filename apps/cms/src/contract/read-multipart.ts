import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import type { Answers, FileRule, Form } from "@kdl/schemas/forms/form";
import { fileMessage } from "@kdl/schemas/forms/form-messages";
import { requestFailure } from "@kdl/schemas/messages";
import type { FileStore } from "../storage/file-store.ts";
import { malformed, tooLarge } from "../submissions/refused.ts";
import type { ReceivedResume } from "../submissions/submission.ts";
import { feedParser } from "./feed-parser.ts";
import { receiveResume } from "./receive-resume.ts";

/** Higher than any form needs, so that the form's own validation reports what is wrong. */
const limits = {
  fieldSize: 16 * 1024,
  fields: 100,
  fieldNameSize: 100,
  parts: 110,
  headerPairs: 20,
};

interface Parts {
  answers: Answers;
  resume: ReceivedResume | null;
}

/** Repeated names become a list. */
function addAnswer(answers: Answers, name: string, value: string): void {
  const earlier = Object.hasOwn(answers, name) ? answers[name] : undefined;
  const all = earlier === undefined ? value : [earlier, value].flat();
  Object.defineProperty(answers, name, { value: all, enumerable: true, configurable: true });
}

function createParser(request: Request): BusboyInstance {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) throw malformed();
  try {
    // The full name, since validating file names needs the path as well.
    return new Busboy({ headers: { "content-type": type }, limits, preservePath: true });
  } catch {
    throw malformed();
  }
}

/**
 * Reads a form whose file comes last, as a stream: no file is ever fully in memory.
 *
 * @returns the answers as received; the file is in the store, but not committed
 * @throws {Refused} if it isn't such a form or the file isn't accepted; nothing is kept then
 */
export async function readMultipart(
  request: Request,
  form: Form & { file: FileRule },
  store: FileStore,
): Promise<Parts> {
  const parser = createParser(request);
  if (!request.body) throw malformed();
  const answers: Answers = {};
  let resume: Promise<ReceivedResume | null> | undefined;
  let file: BusboyFileStream | undefined;
  let failure: unknown;
  const feeding = feedParser(request.body, parser);

  const stop = (error: unknown) => {
    failure ??= error;
    feeding.stop(error);
  };
  parser.on("field", (name, value, nameCut, valueCut) => {
    if (resume) stop(malformed(fileMessage.notLast));
    else if (name === undefined) stop(malformed());
    else if (nameCut || valueCut) stop(tooLarge(requestFailure.tooLarge));
    else addAnswer(answers, name, value);
  });
  parser.on("file", (name, stream, fileName) => {
    let broken: unknown;
    stream.on("error", (error) => {
      broken = error;
    });
    if (failure || name !== form.file.name || resume) {
      stream.resume();
      stop(malformed(resume ? fileMessage.tooMany : requestFailure.invalid));
      return;
    }
    file = stream;
    resume = receiveResume(stream, fileName, form.file, store);
    // A truncated body is the client's fault; any other error is a refusal, or comes from the store.
    resume.catch((error: unknown) => (error === broken ? undefined : stop(error)));
  });
  for (const limit of ["fieldsLimit", "partsLimit"] as const) {
    parser.on(limit, () => stop(malformed()));
  }

  try {
    await feeding.done;
    return { answers, resume: (await resume) ?? null };
  } catch {
    // From here on, nothing consumes any further files that the parser finds.
    failure ??= malformed();
    file?.destroy();
    const received = await resume?.catch(() => null);
    await received?.incoming.discard();
    throw failure;
  }
}
