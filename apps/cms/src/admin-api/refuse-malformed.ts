import type { AfterErrorHook, PayloadRequest } from "payload";

/** What Payload's reader says of forms with parts that it can't read, and what it throws at them. */
export const badForm =
  /^(?:Unexpected end of form|Malformed |Unsupported content type|Request is not eligible|uploadConfig\.handlers is not present)/;
/** PostgreSQL: a value that its column can't hold, such as an id that is no UUID. */
const badValue = /^22[0-9A-Z]{3}$/;

const unfinishedStatement = /^(?:SQLITE_ERROR|42601)$/;

/**
 * Answers 400 in place of 500 where a request was malformed in a way that shows only while Payload reads it.
 * The error is in the log by then.
 */
export const refuseMalformed: AfterErrorHook = ({ error, req }) => {
  const type = req.headers?.get("content-type") ?? "";
  const isForm = type.startsWith("multipart/");
  const isMalformed =
    (isForm && (error instanceof SyntaxError || badForm.test(error.message))) ||
    (isForm && error instanceof TypeError && lacksParts(error, req.data)) ||
    // No validation of Payload's looks at `createdAt` and `updatedAt`.
    (error instanceof RangeError && error.message === "Invalid time value") ||
    badValue.test(codeOf(error));
  if (isMissingPreference(error, req)) {
    return { status: 404, response: { errors: [{ message: "Not found." }] } };
  }
  if (!isMalformed) return;
  return {
    status: 400,
    response: { errors: [{ message: "The request can't be read." }] },
  };
};

/** Payload means to say that there is nothing to delete, but sends the database a statement without its end. */
const isMissingPreference = (error: Error, { method, pathname }: PayloadRequest) =>
  method === "DELETE" &&
  (pathname ?? "").includes("/payload-preferences/") &&
  unfinishedStatement.test(codeOf(error));

/** Without the part that has the values, or with text in the part `file`, where a file belongs. */
const lacksParts = (error: TypeError, values: unknown) =>
  !values || /of (?:null|undefined) \(reading 'filename'\)/.test(error.message);

/** Of the database's own error, which others wrap. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === "string" ? code : codeOf(error.cause);
}
