import { APIError } from "payload";

/**
 * Makes the error that tells a member of staff why something can't be done. The bundler takes the classes their
 * names, and Payload shows no error without one: this name it knows, and logs as nothing unusual.
 */
export function refuseChange(message: string, status = 409): APIError {
  const error = new APIError(message, status, null, true);
  error.name = "ValidationError";
  return error;
}
