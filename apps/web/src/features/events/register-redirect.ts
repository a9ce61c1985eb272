import { redirect } from "react-router";
import type { LoadArguments } from "../../data/page-module.ts";
import { paths } from "../../paths.ts";

const PERMANENT = 301;

/** `/register/{slug}` redirects to the form. */
export function load({ params }: LoadArguments) {
  throw redirect(paths.eventRegistration(params["slug"] ?? ""), PERMANENT);
}

export default function RegisterRedirect() {
  return null;
}
