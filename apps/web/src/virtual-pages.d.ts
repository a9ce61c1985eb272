declare module "virtual:pages" {
  import type { PagePattern } from "@kdl/schemas/pages/registry";
  import type { PageModule } from "./data/page-module.ts";

  const pages: Readonly<Record<PagePattern, () => Promise<PageModule>>>;
  export default pages;
}
