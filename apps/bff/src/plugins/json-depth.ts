import { HttpError } from "./error-replies.ts";

/** Deeper than anything that the site sends. */
const MAX_DEPTH = 16;

/**
 * Refuses JSON that is nested too deeply, before anything walks through it.
 * @throws {HttpError} 400
 */
export function assertShallow(json: string): void {
  let depth = 0;
  let isText = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (isText) {
      if (character === "\\") index += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") depth -= 1;
    if (depth > MAX_DEPTH) throw new HttpError(400);
  }
}
