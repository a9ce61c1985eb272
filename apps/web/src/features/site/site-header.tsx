import { header } from "@kdl/schemas/messages";
import { paths } from "../../paths.ts";
import { AppLink } from "../../lib/app-link.tsx";
import { useShell } from "../../lib/use-shell.ts";
import { sourceSet } from "../../ui/site-image.tsx";
import { DesktopNavigation } from "./desktop-navigation.tsx";
import { MobileNavigation } from "./mobile-navigation.tsx";

/** Logo and navigation. */
export function SiteHeader() {
  return (
    <div className="sticky top-0 z-40 border-b border-line bg-base-100/95 backdrop-blur-sm md:static">
      <header className="container-site flex flex-wrap items-center justify-between gap-x-4 max-md:min-h-18 lg:flex-nowrap">
        <Logo />
        <DesktopNavigation />
        <MobileNavigation />
      </header>
    </div>
  );
}

function Logo() {
  const { logo, siteName } = useShell();
  if (!logo.ok) return <AppLink to={paths.home()}>{header.logoFailed}</AppLink>;
  return (
    <AppLink to={paths.home()} className="flex shrink-0 items-center gap-3 font-bold text-heading">
      {logo.value ? (
        <img
          src={logo.value}
          srcSet={sourceSet(logo.value)}
          sizes="(min-width: 56.25rem) 15rem, 11rem"
          alt={siteName}
          height={100}
          className="h-14 w-auto max-w-48 object-contain object-left md:h-18 md:max-w-60 lg:h-25"
        />
      ) : (
        <span className="py-4 text-lg">{siteName}</span>
      )}
    </AppLink>
  );
}
