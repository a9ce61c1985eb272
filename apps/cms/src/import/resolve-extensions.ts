/** Payload generates the list of migrations with imports that only a bundler resolves. */
import { registerHooks } from "node:module";

registerHooks({
  resolve(specifier, context, next) {
    const isMigration = /^\.\/\d{8}_\w+$/.test(specifier);
    return next(isMigration ? `${specifier}.ts` : specifier, context);
  },
});
