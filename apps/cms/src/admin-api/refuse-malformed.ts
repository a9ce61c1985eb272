import type { AfterErrorHook, PayloadRequest } from "payload";

/** Messages of Payload's parser for malformed multipart forms. */
export const badForm =
  /^(?:Unexpected end of form|Malformed |Unsupported content type|Request is not eligible|uploadConfig\.handlers is not present)/;
/** PostgreSQL: a value that its column can't hold, such as an id that isn't a UUID. */
const badValue = /^22[0-9A-Z]{3}$/;

const unfinishedStatement = /^(?:SQLITE_ERROR|42601)$/;

/**
 * Answers 400 instead of 500 if a request turns out to be malformed while Payload reads it. The error has
 * been logged by then.
 */
export const refuseMalformed: AfterErrorHook = ({ error, req }) => {
  const type = req.headers?.get("content-type") ?? "";
  const isForm = type.startsWith("multipart/");
  const isMalformed =
    (isForm && (error instanceof SyntaxError || badForm.test(error.message))) ||
    (isForm && error instanceof TypeError && lacksParts(error, req.data)) ||
    // Payload doesn't validate `createdAt` and `updatedAt`.
    (error instanceof RangeError && error.message === "Invalid time value") ||
    badValue.test(codeOf(error));
  if (isMissingPreference(error, req)) {
    return { status: 404, response: { errors: [{ message: "Not found." }] } };
  }
  // Bundling drops the name of the error's class, without which Payload shows no message.
  if (isForm && "status" in error && error.status === 413) {
    return { status: 413, response: { errors: [{ message: error.message }] } };
  }
  if (!isMalformed) return;
  return {
    status: 400,
    response: { errors: [{ message: "The request can't be read." }] },
  };
};

/** Payload tries to report that there is nothing to delete, but sends the database an incomplete statement. */
const isMissingPreference = (error: Error, { method, pathname }: PayloadRequest) =>
  method === "DELETE" &&
  (pathname ?? "").includes("/payload-preferences/") &&
  unfinishedStatement.test(codeOf(error));

/** The part with the values is missing, or the part `file` contains text instead of a file. */
const lacksParts = (error: TypeError, values: unknown) =>
  !values || /of (?:null|undefined) \(reading 'filename'\)/.test(error.message);

/** The database's own error, which other errors wrap. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === "string" ? code : codeOf(error.cause);
}
