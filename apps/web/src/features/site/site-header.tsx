import { header } from "@kdl/schemas/messages";
import { paths } from "../../paths.ts";
import { AppLink } from "../../navigation/app-link.tsx";
import { useShell } from "../../document/use-shell.ts";
import { classNames } from "../../ui/class-names.ts";
import { sourceSet } from "../../ui/site-image.tsx";
import { DesktopNavigation } from "./desktop-navigation.tsx";
import { MobileNavigation } from "./mobile-navigation.tsx";

/** Logo and navigation. */
export function SiteHeader() {
  return (
    <div className="site-header">
      {/* The logo gives way until the navigation fits on one line; below its least width the navigation wraps. */}
      <header className="container-site flex min-h-18 items-center justify-between gap-x-4 py-2 md:flex-wrap lg:grid lg:grid-cols-[minmax(12rem,1fr)_auto_auto]">
        <Logo />
        <DesktopNavigation />
        <MobileNavigation />
      </header>
    </div>
  );
}

const LOGO = "h-[100px] w-auto max-w-[min(100%,20rem)] object-contain object-left";

function Logo() {
  const { logo, footer, siteName } = useShell();
  // Made for a dark ground, as the footer's is in both themes.
  const logoOnDark = footer.ok ? footer.value.logo : null;
  if (!logo.ok) return <AppLink to={paths.home()}>{header.logoFailed}</AppLink>;
  return (
    <AppLink to={paths.home()} className="site-logo justify-self-start font-bold text-heading">
      {logo.value ? (
        <>
          <img
            src={logo.value}
            srcSet={sourceSet(logo.value)}
            sizes="20rem"
            alt={siteName}
            height={100}
            className={classNames(LOGO, logoOnDark && "dark:hidden")}
          />
          {logoOnDark && (
            <img
              src={logoOnDark}
              srcSet={sourceSet(logoOnDark)}
              sizes="20rem"
              alt={siteName}
              height={100}
              // Hidden pictures aren't loaded.
              loading="lazy"
              className={`${LOGO} hidden dark:block`}
            />
          )}
        </>
      ) : (
        <span className="py-4 text-lg">{siteName}</span>
      )}
    </AppLink>
  );
}
