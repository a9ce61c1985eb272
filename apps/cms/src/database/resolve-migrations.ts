/** For programs that load the CMS without its bundler. Imported before `payload.config.ts`. */
import { registerHooks } from "node:module";

// Payload writes migrations' names without their ending.
registerHooks({
  resolve: (specifier, context, next) =>
    next(/^\.\/\d{8}_\d{6}_\w+$/.test(specifier) ? `${specifier}.ts` : specifier, context),
});
