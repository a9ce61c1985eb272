import { APIError } from "payload";

/**
 * An error whose message the admin shows to staff. Bundling drops the class's name, and Payload shows no
 * error without one: it knows this name, and doesn't log it as a failure.
 */
export function refuseChange(message: string, status = 409): APIError {
  const error = new APIError(message, status, null, true);
  error.name = "ValidationError";
  return error;
}
