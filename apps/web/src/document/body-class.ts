import { paths } from "../paths.ts";

/** @returns the class of the document's body on a page; the specification names one */
export function bodyClass(pathname: string): string {
  return pathname === paths.internshipRegistration() ? "internship-page" : "";
}
