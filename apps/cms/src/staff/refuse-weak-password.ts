import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook } from "payload";
import { refuseField } from "../access/refuse-change.ts";
import { passwordProblem, type PasswordOwner } from "./password-problem.ts";

/** The admin shows the message at the field. */
function refuseWeak(password: unknown, owner: PasswordOwner): void {
  const message = passwordProblem(password, owner);
  if (message === null) return;
  throw refuseField("users", { path: "password", label: "Password", message });
}

/** Refuses a weak password wherever an account is created or edited, also by the program itself. */
export const refuseWeakPassword: CollectionBeforeValidateHook = ({
  data,
  operation,
  originalDoc,
}) => {
  const password: unknown = data?.["password"];
  const isGiven = password !== undefined && password !== null && password !== "";
  if (operation === "create" || isGiven) refuseWeak(password, { ...originalDoc, ...data });
  return data;
};

/** Refuses a weak password behind the link of a mail; the link still works afterwards. */
export const refuseWeakReset: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "resetPassword") return args;
  const { password, token } = args.data as { password: unknown; token: unknown };
  // Rules that need no account are checked first.
  refuseWeak(password, {});
  const owner =
    typeof token === "string" && token !== ""
      ? await req.payload.db.findOne<PasswordOwner & { id: string }>({
          collection: "users",
          where: { resetPasswordToken: { equals: token } },
          req,
        })
      : null;
  if (owner) refuseWeak(password, owner);
  return args;
};
