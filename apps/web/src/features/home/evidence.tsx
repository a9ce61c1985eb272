import type { Outcomes, Photograph, TitledText } from "@kdl/schemas/content/home";
import { RichText } from "../../ui/rich-text.tsx";
import { SiteImage } from "../../ui/site-image.tsx";

/** What has come of the work, in figures. */
export function OutcomeFigures({ outcomes }: { outcomes: Outcomes }) {
  return (
    <section aria-label="In figures" className="outcomes">
      <div className="container-site">
        <dl>
          {outcomes.figures.map(({ value, label }, index) => (
            <div key={`${index}-${label}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {outcomes.note && <p>{outcomes.note}</p>}
      </div>
    </section>
  );
}

/** Pictures of what was done, each with its caption. */
export function Photographs({ items }: { items: readonly Photograph[] }) {
  return (
    <ul className="photographs">
      {items.map(({ image, alt, caption }, index) => (
        <li key={`${index}-${image}`}>
          <figure>
            <SiteImage source={image} slot="card" alt={alt} />
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** Registration, safeguarding, and who answers. */
export function Trust({ texts }: { texts: readonly TitledText[] }) {
  if (texts.length === 0) return null;
  return (
    <section aria-label="About the organisation" className="container-site section-space trust">
      {texts.map(({ title, description }, index) => (
        <div key={`${index}-${title}`}>
          {title && <h2>{title}</h2>}
          <RichText html={description} className="text-muted" />
        </div>
      ))}
    </section>
  );
}
