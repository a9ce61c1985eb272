/** What a submission is answered: as the contract's extensions say, or as a server without them might. */
import type { FormName } from "@kdl/schemas/forms/form";
import { submissionSuccess } from "@kdl/schemas/forms/form-messages";
import { json, type Reply } from "../reply.ts";
import type { Refused } from "./received.ts";

/** @param token of an application's private link */
export function accepted(form: FormName, reference: string, token: string | null): Reply {
  const { contact, registration } = submissionSuccess;
  return json(201, {
    message: form === "contact" ? contact : registration,
    reference,
    ...(token !== null && { link_token: token }),
  });
}

export function refused({ status, code, message, fields }: Refused): Reply {
  return json(status, { code, message, ...(fields ? { fields } : {}) });
}

/** Core only: nobody reads the answers to forms with a file, so some servers send a page. */
export function plainlyAccepted(form: FormName): Reply {
  if (form === "internship" || form === "volunteer") {
    return { status: 200, type: "text/html; charset=UTF-8", body: Buffer.from("<p>Saved</p>") };
  }
  return json(200, { status: "1", message: "Form submitted successfully" });
}

/** Core only: one status for everything that is wrong, and a message at best. */
export function plainlyRefused({ message }: Refused): Reply {
  return json(400, { status: "0", message });
}
