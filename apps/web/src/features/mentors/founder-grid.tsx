import type { Founder } from "@kdl/schemas/content/mentors";
import { X } from "lucide-react";
import { useRef } from "react";
import { RichText } from "../../ui/rich-text.tsx";
import { SiteImage } from "../../ui/site-image.tsx";

/** Founders, each with a Read More that opens the full text. */
export function FounderGrid({ founders }: { founders: readonly Founder[] }) {
  return (
    <ul className="grid gap-6 lg:grid-cols-2">
      {founders.map((founder) => (
        <li key={founder.name} className="flex">
          <FounderCard founder={founder} />
        </li>
      ))}
    </ul>
  );
}

function FounderCard({ founder }: { founder: Founder }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { name, image, description, opening } = founder;
  return (
    <article className="card-surface flex w-full flex-col gap-6 p-6 sm:flex-row md:p-8">
      <SiteImage
        source={image}
        slot="portrait"
        alt=""
        className="size-36 shrink-0 rounded-2xl object-cover md:size-44"
      />
      <div className="flex min-w-0 flex-col items-start">
        <h3 className="text-xl">{name}</h3>
        <p className="opening mt-2 mb-4 text-muted">{opening}</p>
        <RichText html={description} className="whole-text mt-2 mb-4 text-muted" />
        <button
          type="button"
          className="btn btn-outline btn-primary mt-auto"
          onClick={() => dialog.current?.showModal()}
        >
          Read More<span className="sr-only"> about {name}</span>
        </button>
      </div>
      <dialog
        ref={dialog}
        aria-label={name}
        className="card-surface m-auto max-h-[85dvh] w-[min(92vw,42rem)] overflow-y-auto p-6 text-base-content backdrop:bg-black/60 md:p-9"
      >
        <form method="dialog" className="sticky top-0 float-right">
          <button className="btn btn-circle" aria-label="Close">
            <X aria-hidden="true" className="size-5" />
          </button>
        </form>
        <h3 className="text-2xl">{name}</h3>
        <RichText html={description} className="mt-4" />
      </dialog>
    </article>
  );
}
