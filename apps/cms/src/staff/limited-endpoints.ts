/** Payload's own endpoints for accounts, behind limits. */
import { memberFailure } from "@kdl/schemas/members/member-messages";
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from "payload";
import { refuseChange } from "../access/refuse-change.ts";
import { forgotPassword } from "./forgot-password.ts";
import { logIn } from "./staff-log-in.ts";
import { takeOtherTry } from "./try-limits.ts";

type Limit = (req: PayloadRequest, payloadsOwn: () => Promise<Response>) => Promise<Response>;

/** An endpoint that comes before Payload's own of the same path. */
function before(path: string, limit: Limit): Omit<Endpoint, "root"> {
  return {
    path,
    method: "post",
    handler: async (req) => {
      await addDataAndFileToRequest(req);
      // It has been read: Payload's own handler would read it again.
      Object.defineProperty(req, "body", { value: null });
      return limit(req, () => payloadsOwn(req, path));
    },
  };
}

async function payloadsOwn(req: PayloadRequest, path: string): Promise<Response> {
  const { endpoints } = req.payload.collections.users.config;
  // Payload puts its own behind those of the configuration.
  const own = (endpoints || []).findLast(
    (endpoint) => endpoint.path === path && endpoint.method === "post",
  );
  if (!own) throw new Error(`Payload has no endpoint ${path}`);
  return own.handler(req);
}

/** Counts what fails, such as a link that doesn't work. */
const countFailures: Limit = async (req, answer) => {
  const taken = await takeOtherTry(req);
  const response = await answer();
  await taken.giveBack();
  return response;
};

/** Says in plain words that a link doesn't work: the bundler takes the words of Payload's own error. */
const resetPassword: Limit = (req, answer) =>
  countFailures(req, () =>
    answer().catch((error: { status?: number }) => {
      throw error.status === 403 ? refuseChange(memberFailure.linkExpired, 403) : error;
    }),
  );

/** Admins make the accounts of staff; Payload's own endpoint would fail. */
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
