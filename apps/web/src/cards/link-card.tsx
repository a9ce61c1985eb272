import type { ImageSource } from "@kdl/schemas/content/images";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { type ImageSlot, SiteImage } from "../ui/site-image.tsx";
import { AppLink } from "../navigation/app-link.tsx";

interface LinkCardProps {
  to: string;
  image: ImageSource;
  slot?: ImageSlot;
  title: string;
  /** A short text under the title. */
  children: ReactNode;
  /** The text of the link; the whole card is clickable. */
  action: string;
}

/** A card with a picture that links to a page. */
export function LinkCard({ to, image, slot = "card", title, action, children }: LinkCardProps) {
  return (
    <article className="card-surface group relative flex w-full flex-col overflow-hidden transition-[box-shadow,translate] hover:-translate-y-1 hover:shadow-(--shadow-lift)">
      <SiteImage
        source={image}
        slot={slot}
        alt=""
        className={
          slot === "portrait"
            ? "aspect-square w-full object-cover"
            : "aspect-3/2 w-full object-cover"
        }
      />
      <div className="flex grow flex-col p-6">
        <h3 className="text-xl">{title}</h3>
        <div className="mt-2 mb-5 text-muted empty:hidden">{children}</div>
        <AppLink
          to={to}
          className="stretched-link mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold text-primary"
        >
          {action}
          <span className="sr-only"> about {title}</span>
          <ArrowRight
            aria-hidden="true"
            className="size-4 transition-transform group-hover:translate-x-1"
          />
        </AppLink>
      </div>
    </article>
  );
}
