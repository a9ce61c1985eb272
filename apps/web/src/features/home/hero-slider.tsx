import type { Slide } from "@kdl/schemas/content/home";
import type { HomeTexts } from "@kdl/schemas/content/home-texts";
import type { Section } from "@kdl/schemas/content/section";
import { AppLink } from "../../navigation/app-link.tsx";
import { LoadFailed } from "../../layout/load-failed.tsx";
import { useShell } from "../../document/use-shell.ts";
import { Carousel } from "../../ui/carousel.tsx";
import { SiteImage } from "../../ui/site-image.tsx";

/** The banner images at the top of the home page. */
export function HeroSlider({ slides, texts }: { slides: Section<Slide[]>; texts: HomeTexts }) {
  const { siteName } = useShell();
  if (!slides.ok) {
    return (
      <div className="container-site section-space">
        <HiddenTitle text={siteName} />
        <LoadFailed message={slides.message} />
      </div>
    );
  }
  if (slides.value.length === 0) return <HiddenTitle text={siteName} />;
  return (
    <Carousel
      label="Highlights"
      overlay
      slides={slides.value.map((slide, index) => ({
        key: `${slide.image}-${slide.title}`,
        content: <HeroSlide slide={slide} texts={texts} first={index === 0} />,
      }))}
    />
  );
}

function HiddenTitle({ text }: { text: string }) {
  return (
    <h1 tabIndex={-1} className="sr-only">
      {text}
    </h1>
  );
}

interface HeroSlideProps {
  slide: Slide;
  texts: HomeTexts;
  first: boolean;
}

function HeroSlide({ slide, texts, first }: HeroSlideProps) {
  const { siteName } = useShell();
  const Title = first ? "h1" : "p";
  return (
    <div className="banner relative isolate h-full overflow-hidden">
      <SiteImage
        source={slide.image}
        slot="slide"
        alt=""
        priority={first}
        className="absolute inset-0 -z-20 size-full object-cover"
      />
      <div aria-hidden="true" className="banner-shade absolute inset-0 -z-10" />
      <div className="container-site hero-words">
        <Title tabIndex={first ? -1 : undefined}>{slide.title || siteName}</Title>
        <div className="flex flex-wrap gap-3">
          <AppLink to={texts["apply-url"]} className="btn btn-lg btn-accent hero-button">
            {texts["apply-text"]}
          </AppLink>
          <AppLink to={texts["more-url"]} className="btn btn-lg hero-button hero-button-quiet">
            {texts["more-text"]}
          </AppLink>
        </div>
      </div>
    </div>
  );
}
