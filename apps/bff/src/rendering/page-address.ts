import { TOKEN_PARAMETER } from "@kdl/schemas/members/members";
import { pagePattern } from "@kdl/schemas/pages/page-patterns";
import { NEXT_PARAMETER } from "@kdl/schemas/pages/parameters";
import { type ParameterRule, pages } from "@kdl/schemas/pages/registry";
import { nextPath } from "../http/next-path.ts";

const parametersOf = (path: string) => pages[pagePattern(path)].parameters ?? {};

/** Whether a page's address may hold a mail's token, itself or in that of the page that follows. */
export function hasSecretAddress(path: string): boolean {
  const parameters = parametersOf(path);
  return isForApplicants(path) || TOKEN_PARAMETER in parameters || NEXT_PARAMETER in parameters;
}

/** Whether a page is about somebody's application. */
export const isForApplicants = (path: string): boolean =>
  pages[pagePattern(path)].audience === "applicants";

/** The parameters of a query that the page knows, with valid values. */
export function knownParameters(path: string, query: string): URLSearchParams {
  const given = new URLSearchParams(query);
  const entries = Object.entries(parametersOf(path)).flatMap(([name, rule]) => {
    const value = given.get(name);
    const known = value === null ? null : read(rule, value);
    return known === null ? [] : [[name, known]];
  });
  return new URLSearchParams(entries);
}

function read(rule: ParameterRule, value: string): string | null {
  if (typeof rule === "string") return nextPath(value);
  const isKnown = rule instanceof RegExp ? rule.test(value) : rule.includes(value);
  return isKnown ? value : null;
}
