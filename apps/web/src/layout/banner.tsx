import type { Button } from "@kdl/schemas/content/button";
import type { ImageSource } from "@kdl/schemas/content/images";
import type { ReactNode } from "react";
import { SiteImage } from "../ui/site-image.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import type { Crumb } from "../document/structured-data.ts";

interface BannerProps {
  title: string;
  tagline?: string;
  /** A wide picture behind the title; without one the banner shows the site's own pattern. */
  image?: ImageSource;
  crumbs: readonly Crumb[];
  /** The next step, below the tagline. */
  button?: Button;
  /** Beside the title where there is room, below it on phones. */
  beside?: ReactNode;
}

/** Head of a page: its title, a tagline, and the way to it. */
export function Banner({ title, tagline, image = null, crumbs, button, beside }: BannerProps) {
  return (
    <header className="banner relative isolate overflow-hidden">
      {image === null ? (
        <div aria-hidden="true" className="banner-pattern" />
      ) : (
        <>
          <SiteImage
            source={image}
            slot="banner"
            alt=""
            priority
            className="absolute inset-0 -z-20 size-full object-cover"
          />
          <div aria-hidden="true" className="banner-shade absolute inset-0 -z-10" />
        </>
      )}
      <div className="container-site banner-layout">
        <div className="flex min-w-0 flex-col gap-3">
          <Breadcrumbs crumbs={crumbs} />
          <h1 tabIndex={-1} className="max-w-3xl text-[clamp(2rem,5vw,3.25rem)] text-current">
            {title}
          </h1>
          {tagline && <p className="max-w-2xl text-lg md:text-xl">{tagline}</p>}
          {button && (
            <a href={button.url} className="page-link btn btn-lg btn-accent banner-button">
              {button.text}
            </a>
          )}
        </div>
        {beside}
      </div>
    </header>
  );
}
