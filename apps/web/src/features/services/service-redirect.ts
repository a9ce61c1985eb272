import { redirect } from "react-router";
import type { LoadArguments } from "../../data/page-module.ts";
import { paths } from "../../paths.ts";

const PERMANENT = 301;

/** `/pages/{service}` is the older address of a service. */
export function load({ params }: LoadArguments) {
  throw redirect(paths.service(params["slug"] ?? ""), PERMANENT);
}

export default function ServiceRedirect() {
  return null;
}
