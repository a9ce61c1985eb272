import { Link, type LinkProps, useLocation } from "react-router";
import { stepId } from "./use-steps.ts";

/**
 * A link to a section of the form. It goes through the router: when the browser follows an anchor itself, it
 * takes the focus away from the section's heading.
 */
export function StepLink({ to, ...rest }: LinkProps & { to: string }) {
  const { search } = useLocation();
  return <Link to={{ search, hash: stepId(to) }} preventScrollReset {...rest} />;
}
