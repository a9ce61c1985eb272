import type { ReactNode } from "react";
import { AppLink } from "./app-link.tsx";

interface LinkToProps {
  /** A path of this site, or an address that an editor chose. */
  url: string;
  className?: string;
  children: ReactNode;
}

const isPage = (url: string) => /^\/(?![/\\])/.test(url) && !/\.[a-z0-9]{2,5}$/i.test(url);

/** A link that renders in place within the site. Files and other sites are left to the browser. */
export function LinkTo({ url, className, children }: LinkToProps) {
  return isPage(url) ? (
    <AppLink to={url} className={className}>
      {children}
    </AppLink>
  ) : (
    <a href={url} className={className} rel="noopener">
      {children}
    </a>
  );
}
