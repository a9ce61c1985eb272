import { Link, type LinkProps } from "react-router";
import { prefetch } from "./prefetch.ts";

interface AppLinkProps extends Omit<LinkProps, "to"> {
  to: string;
}

/** A link within the site. Code and data of its page load as soon as a visitor reaches for it. */
export function AppLink({ to, ...rest }: AppLinkProps) {
  const warm = () => prefetch(to);
  return <Link to={to} onPointerEnter={warm} onFocus={warm} onTouchStart={warm} {...rest} />;
}
