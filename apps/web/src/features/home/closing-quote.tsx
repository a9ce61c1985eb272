/** The closing words of the home page. */
export function ClosingQuote() {
  return (
    <section className="banner">
      <blockquote className="container-narrow section-space text-center">
        <p className="text-[clamp(2rem,6vw,3.5rem)] leading-tight font-bold tracking-tight">
          Dream, Dream, Dream...
        </p>
        <p className="mt-4 text-lg md:text-xl">
          Dreams transform into thoughts and thoughts result in actions!
        </p>
      </blockquote>
    </section>
  );
}
