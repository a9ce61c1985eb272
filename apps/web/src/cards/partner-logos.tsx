import type { Partner } from "@kdl/schemas/content/home";
import { sourceSet } from "../ui/site-image.tsx";

/** Logos that lead to the partners' own sites. Most are drawn for paper, so the ground is light in both themes. */
export function PartnerLogos({ partners }: { partners: readonly Partner[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:gap-6">
      {partners.map(({ name, logo, url }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="card-surface flex h-28 items-center justify-center bg-white p-4 text-center font-semibold text-[#1c2745] hover:shadow-(--shadow-lift) md:h-36 md:p-8"
          >
            {logo ? (
              <img
                src={logo}
                srcSet={sourceSet(logo)}
                sizes="16rem"
                width={256}
                height={144}
                alt={name}
                loading="lazy"
                className="size-full object-contain"
              />
            ) : (
              name
            )}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
