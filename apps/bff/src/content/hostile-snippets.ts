/**
 * HTML that must never reach a page. Whatever part of it runs calls `alert`. For tests: of the
 * sanitiser here, and of whole pages in a browser.
 */
import { addresses } from "./hostile/addresses.ts";
import { handlers } from "./hostile/handlers.ts";
import { mutations } from "./hostile/mutations.ts";
import { scripts } from "./hostile/scripts.ts";
import { styles } from "./hostile/styles.ts";

export const hostileSnippets: readonly string[] = [
  ...scripts,
  ...handlers,
  ...addresses,
  ...mutations,
  ...styles,
];
