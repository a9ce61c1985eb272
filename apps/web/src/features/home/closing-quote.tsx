import type { HomeTexts } from "@kdl/schemas/content/home-texts";

/** The closing words of the home page. */
export function ClosingQuote({ texts }: { texts: HomeTexts }) {
  const attribution = texts["quote-attribution"];
  return (
    <section className="banner">
      <figure className="container-narrow section-space closing-quote">
        <blockquote>
          <p>{texts["quote-title"]}</p>
          <p>{texts["quote-text"]}</p>
        </blockquote>
        {attribution && <figcaption>{attribution}</figcaption>}
      </figure>
    </section>
  );
}
