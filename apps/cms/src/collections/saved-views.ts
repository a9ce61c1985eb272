import type { Config, SanitizedConfig } from "payload";
import { allow, isAllowed } from "../access/staff.ts";

type SavedViews = NonNullable<Config["queryPresets"]>;
type Constraints = NonNullable<SavedViews["constraints"]["read"]>;

const SLUG = "payload-query-presets";
const COORDINATORS = "coordinators";

/** Instead of Payload's "everyone", which is every staff account. */
const withCoordinators: Constraints = [
  {
    value: COORDINATORS,
    label: "All coordinators",
    access: ({ req }) => isAllowed(req, "share", "saved-views"),
  },
];

/**
 * Filters and columns that an account saves for a list of applications. A filter can contain data that only
 * coordinators may read, such as an address, so only they share views, and only with each other.
 */
export const savedViews: SavedViews = {
  access: {
    create: allow("create", "saved-views"),
    read: allow("read", "saved-views"),
    update: allow("update", "saved-views"),
    delete: allow("delete", "saved-views"),
  },
  labels: { singular: "view", plural: "saved views" },
  constraints: { read: withCoordinators, update: withCoordinators, delete: withCoordinators },
  filterConstraints: ({ req, options }) =>
    options.filter((option) => {
      const value = typeof option === "string" ? option : option.value;
      return (
        value === "onlyMe" || (value === COORDINATORS && isAllowed(req, "share", "saved-views"))
      );
    }),
};

/**
 * Skips Payload's check that keeps accounts from locking themselves out of a view: it opens a second
 * transaction inside the first, which SQLite doesn't support. The constraints above lock nobody out.
 */
export function withoutLockoutCheck(config: SanitizedConfig): SanitizedConfig {
  const views = config.collections.find(({ slug }) => slug === SLUG);
  views?.hooks.beforeOperation.push(({ args, req }) => {
    req.context["_preventLockout"] = true;
    return args;
  });
  return config;
}
