import type { ClubCard as Card } from "@kdl/schemas/content/clubs";
import type { HomeTexts } from "@kdl/schemas/content/home-texts";
import type { Section } from "@kdl/schemas/content/section";
import { AppLink } from "../../navigation/app-link.tsx";
import { paths } from "../../paths.ts";
import { RichText } from "../../ui/rich-text.tsx";
import { SiteImage } from "../../ui/site-image.tsx";
import { Strip } from "./strip.tsx";

interface ClubsStripProps {
  clubs: Section<Card[]>;
  texts: HomeTexts;
}

/** The clubs in brief. */
export function ClubsStrip({ clubs, texts }: ClubsStripProps) {
  return (
    <Strip name="clubs" texts={texts} items={clubs} className="bg-base-200">
      {(items) => (
        <ul className="grid gap-5 sm:grid-cols-2">
          {items.map((club) => (
            <li key={club.slug} className="flex">
              <ClubRow club={club} />
            </li>
          ))}
        </ul>
      )}
    </Strip>
  );
}

function ClubRow({ club }: { club: Card }) {
  return (
    <article className="card-surface group relative flex w-full items-center gap-5 p-4 transition-shadow hover:shadow-(--shadow-lift)">
      <SiteImage
        source={club.image}
        slot="card"
        alt=""
        className="aspect-square w-24 shrink-0 rounded-2xl object-cover md:w-28"
      />
      <div className="min-w-0">
        <h3 className="text-lg">
          <AppLink to={paths.club(club.slug)} className="stretched-link">
            {club.title}
          </AppLink>
        </h3>
        <RichText html={club.shortDescription} className="mt-1 text-sm text-muted" />
      </div>
    </article>
  );
}
