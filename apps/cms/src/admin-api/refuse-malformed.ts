import type { AfterErrorHook } from "payload";

/** What Payload's reader says of forms with parts that it can't read, and what it throws at them. */
const badForm =
  /^(?:Unexpected end of form|Malformed |Unsupported content type|Request is not eligible|uploadConfig\.handlers is not present)/;
/** PostgreSQL: a value that its column can't hold, such as an id that is no UUID. */
const badValue = /^22[0-9A-Z]{3}$/;

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
    badValue.test(codeOf(error));
  if (!isMalformed) return;
  return {
    status: 400,
    response: { errors: [{ message: "The request can't be read." }] },
  };
};

/** Without the part that has the values, or with text in the part `file`, where a file belongs. */
const lacksParts = (error: TypeError, values: unknown) =>
  !values || /of (?:null|undefined) \(reading 'filename'\)/.test(error.message);

/** Of the database's own error, which others wrap. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === "string" ? code : codeOf(error.cause);
}
