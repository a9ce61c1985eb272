/** The parts of a multipart form, in the order in which they arrive. */
import type { MultipartFile } from "@fastify/multipart";
import type { Answers, Form } from "@kdl/schemas/forms/form";
import { TEXT_MAX } from "@kdl/schemas/forms/form-limits";
import { fieldMessage, fileMessage } from "@kdl/schemas/forms/form-messages";
import { requestFailure } from "@kdl/schemas/messages";
import { ownControl } from "@kdl/schemas/contract/submissions";
import type { FastifyRequest } from "fastify";
import { invalidForm } from "../submit-form.ts";
import { SubmissionRefused } from "../submission-refused.ts";
import { ClientGone } from "./client-watch.ts";

/** Limit of one field, in bytes: the longest answer in four-byte characters, plus whitespace to trim. */
const MAX_FIELD_BYTES = 5 * TEXT_MAX;
/** Limit of all fields together. */
const MAX_ALL_BYTES = 6 * MAX_FIELD_BYTES;
/** More than any form has, counting each choice of a list. */
const MAX_FIELDS = 100;
const OWN = new Set<string>(Object.values(ownControl));

/** The part of a form that has been read so far. */
interface FilledForm {
  answers: Answers;
  /** The site's own controls. */
  own: Readonly<Record<string, string>>;
}

export interface FormParts {
  readonly filled: FilledForm;
  /**
   * Reads fields up to the file.
   * @returns the file, or `null` if the form ends without one
   * @throws {SubmissionRefused} for fields that this form doesn't have, or if a limit is exceeded
   */
  readFields(): Promise<MultipartFile | null>;
  /**
   * Reads on after the file.
   * @throws {SubmissionRefused} unless the form ends there, with its closing boundary
   */
  readEnd(): Promise<void>;
  /** Awaits the next piece of the file; throws if something is wrong with the body. */
  read<T>(step: Promise<T>): Promise<T>;
}

/** @param waiting wraps steps that wait for the client */
export function readParts(
  request: FastifyRequest,
  form: Form,
  waiting: <T>(step: Promise<T>) => Promise<T>,
): FormParts {
  const answers: Answers = {};
  const own: Record<string, string> = {};
  let bytes = 0;
  // The file's size is checked while it is read: the plugin's `truncated` flag is only right at its end.
  const parts = request.parts({
    preservePath: true,
    limits: {
      files: 1,
      fileSize: Number.POSITIVE_INFINITY,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      headerPairs: 20,
      headerSize: 16 * 1024,
    },
  });

  function take(name: string, value: unknown, isCut: boolean): void {
    const isOwn = OWN.has(name);
    if (!isOwn && !form.fields.includes(name)) throw refusedField(name, fieldMessage.unknownField);
    const label = form.labels[name] ?? name;
    if (isCut) throw refusedField(name, fieldMessage.tooLong(label, TEXT_MAX));
    const isAgain = Object.hasOwn(isOwn ? own : answers, name);
    const isList = form.lists.includes(name);
    if (typeof value !== "string" || (isAgain && !isList)) {
      throw refusedField(name, fieldMessage.oneAnswer(label));
    }
    bytes += value.length;
    if (bytes > MAX_ALL_BYTES) throw tooLarge();
    if (isOwn) own[name] = value;
    else answers[name] = isList ? [...(answers[name] ?? []), value] : value;
  }

  async function read<T>(step: Promise<T>): Promise<T> {
    try {
      return await waiting(step);
    } catch (error) {
      throw refusedBody(error, form);
    }
  }

  async function next() {
    const { value, done } = await read(parts.next());
    return done ? null : value;
  }

  return {
    filled: { answers, own },
    read,
    async readFields() {
      for (let part = await next(); part !== null; part = await next()) {
        if (part.type === "file") {
          if (part.fieldname !== form.file?.name) {
            throw refusedField(part.fieldname, fieldMessage.unknownField);
          }
          if (Object.keys(answers).length === 0) throw refusedFile(form, fileMessage.notLast);
          return part;
        }
        take(part.fieldname, part.value, part.valueTruncated);
      }
      return null;
    },
    async readEnd() {
      const part = await next();
      if (part !== null) throw refusedFile(form, fileMessage.notLast);
    },
  };
}

function refusedField(name: string, message: string): SubmissionRefused {
  return invalidForm({ message, fields: { [name]: message } });
}

/** A refusal because of the file. @param message a text of `fileMessage` */
export function refusedFile(form: Form, message: string): SubmissionRefused {
  const isTooLarge = message === fileMessage.tooLarge;
  return new SubmissionRefused({
    code: isTooLarge ? "PAYLOAD_TOO_LARGE" : "UNPROCESSABLE_CONTENT",
    message,
    fields: form.file === null ? {} : { [form.file.name]: message },
    outcome: "unsent",
  });
}

function tooLarge(): SubmissionRefused {
  const message = requestFailure.tooLarge;
  return new SubmissionRefused({ code: "PAYLOAD_TOO_LARGE", message, outcome: "unsent" });
}

/** Translates the parser's errors for visitors. */
function refusedBody(error: unknown, form: Form): Error {
  if (error instanceof SubmissionRefused || error instanceof ClientGone) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === "FST_FILES_LIMIT") return refusedFile(form, fileMessage.tooMany);
  if (code === "FST_FIELDS_LIMIT" || code === "FST_PARTS_LIMIT") return tooLarge();
  const message = requestFailure.invalid;
  return new SubmissionRefused({ code: "BAD_REQUEST", message, outcome: "unsent", cause: error });
}
