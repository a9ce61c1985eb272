/** Loaded in front of a program: tells at its end which modules it has loaded. */
import { writeSync } from "node:fs";
import { registerHooks } from "node:module";

const STDOUT = 1;
const modules: string[] = [];

registerHooks({
  load(url, context, next) {
    modules.push(url);
    return next(url, context);
  },
});

process.once("exit", () => writeSync(STDOUT, `${modules.join(" ")}\n`));
