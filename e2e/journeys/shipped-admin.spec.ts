/** The admin's pages under their content security policy. */
import { workInAdmin } from "../support/admin-journey.ts";
import { inLongTier, test } from "../support/shipped-test.ts";

test(
  "staff work in the admin, and its policy blocks nothing",
  inLongTier,
  async ({ page, shipped }) => {
    await workInAdmin(page, shipped.cmsUrl, "Consulting");
  },
);
