/** Payload's own account endpoints, behind rate limits. */
import { memberFailure } from "@kdl/schemas/members/member-messages";
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from "payload";
import { refuseChange } from "../access/refuse-change.ts";
import { forgotPassword } from "./forgot-password.ts";
import { logIn } from "./staff-log-in.ts";
import { takeOtherTry } from "./try-limits.ts";

type Limit = (req: PayloadRequest, payloadsOwn: () => Promise<Response>) => Promise<Response>;

/** An endpoint that takes precedence over Payload's own at the same path. */
function before(path: string, limit: Limit): Omit<Endpoint, "root"> {
  return {
    path,
    method: "post",
    handler: async (req) => {
      await addDataAndFileToRequest(req);
      // The body has been read already: Payload's handler would read it again.
      Object.defineProperty(req, "body", { value: null });
      return limit(req, () => payloadsOwn(req, path));
    },
  };
}

async function payloadsOwn(req: PayloadRequest, path: string): Promise<Response> {
  const { endpoints } = req.payload.collections.users.config;
  // Payload adds its own after those of the configuration.
  const own = (endpoints || []).findLast(
    (endpoint) => endpoint.path === path && endpoint.method === "post",
  );
  if (!own) throw new Error(`Payload has no endpoint ${path}`);
  return own.handler(req);
}

/** Counts failures, such as invalid links. */
const countFailures: Limit = async (req, answer) => {
  const taken = await takeOtherTry(req);
  const response = await answer();
  await taken.giveBack();
  return response;
};

/** Explains an invalid link in plain words: bundling drops the message of Payload's own error. */
const resetPassword: Limit = (req, answer) =>
  countFailures(req, () =>
    answer().catch((error: { status?: number }) => {
      throw error.status === 403 ? refuseChange(memberFailure.linkExpired, 403) : error;
    }),
  );

/** Admins create the accounts of staff; Payload's own endpoint would fail. */
const nothingToVerify: Limit = async () => Response.json({ message: "Not Found" }, { status: 404 });

export const limitedEndpoints = [
  before("/login", logIn),
  before("/forgot-password", forgotPassword),
  before("/reset-password", resetPassword),
  before("/unlock", countFailures),
  before("/refresh-token", countFailures),
  before("/first-register", countFailures),
  before("/verify/:id", nothingToVerify),
];
