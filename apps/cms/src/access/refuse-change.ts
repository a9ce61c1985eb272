import { APIError, ValidationError } from "payload";

/**
 * An error whose message the admin shows to staff. Bundling drops the class's name, and Payload shows no
 * error without one: it knows this name, and doesn't log it as a failure.
 */
export function refuseChange(message: string, status = 409): APIError {
  const error = new APIError(message, status, null, true);
  error.name = "ValidationError";
  return error;
}

interface FieldProblem {
  path: string;
  label: string;
  message: string;
}

/** An error that the admin shows at a field. Where several documents are edited at once, it shows the message. */
export function refuseField(collection: string, problem: FieldProblem): ValidationError {
  const error = new ValidationError({ collection, errors: [problem] });
  return Object.assign(error, { name: "ValidationError", message: problem.message });
}
