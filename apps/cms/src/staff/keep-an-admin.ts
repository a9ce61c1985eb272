import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from "payload";
import { refuseChange } from "../access/refuse-change.ts";
import { locksRows, query } from "../database/query.ts";
import type { User } from "../payload-types.ts";

/**
 * Refuses a change that would leave no admin. The rows are locked until the transaction ends, so that two
 * admins can't remove each other at the same time.
 */
async function refuseWithoutAdmin(req: PayloadRequest, leaving: string): Promise<void> {
  const lock = locksRows(req.payload) ? " FOR UPDATE" : "";
  const rows = await query(
    req.payload,
    `SELECT parent_id FROM users_roles WHERE value = 'admin'${lock}`,
    req,
  );
  if (rows.some((row) => row["parent_id"] !== leaving)) return;
  throw refuseChange("This is the last admin. Make another account an admin first.");
}

/** For changed roles. */
export const keepAnAdmin: CollectionBeforeChangeHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isAdmin = data.roles === undefined || data.roles.includes("admin");
  if (operation === "update" && originalDoc?.roles.includes("admin") && !isAdmin) {
    await refuseWithoutAdmin(req, originalDoc.id);
  }
  return data;
};

/** For deleted accounts. */
export const keepAnAdminOnDelete: CollectionBeforeDeleteHook = ({ id, req }) =>
  refuseWithoutAdmin(req, String(id));
