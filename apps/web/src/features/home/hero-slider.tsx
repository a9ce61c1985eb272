import type { Slide } from "@kdl/schemas/content/home";
import type { Section } from "@kdl/schemas/content/section";
import { AppLink } from "../../navigation/app-link.tsx";
import { LoadFailed } from "../../layout/load-failed.tsx";
import { useShell } from "../../document/use-shell.ts";
import { paths } from "../../paths.ts";
import { Carousel } from "../../ui/carousel.tsx";
import { SiteImage } from "../../ui/site-image.tsx";

/** The banner images at the top of the home page. */
export function HeroSlider({ slides }: { slides: Section<Slide[]> }) {
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
        content: <HeroSlide slide={slide} first={index === 0} />,
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

function HeroSlide({ slide, first }: { slide: Slide; first: boolean }) {
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
      <div className="container-site flex min-h-[30rem] flex-col justify-center gap-6 pt-12 pb-20 md:min-h-[36rem]">
        <Title
          tabIndex={first ? -1 : undefined}
          className="max-w-2xl text-[clamp(2.25rem,6vw,4rem)] leading-[1.08] font-bold tracking-tight"
        >
          {slide.title || siteName}
        </Title>
        <div className="flex flex-wrap gap-3">
          <AppLink
            to={paths.internshipRegistration()}
            className="btn btn-lg btn-accent border-transparent"
          >
            Apply for an internship
          </AppLink>
          <AppLink
            to={paths.services()}
            className="btn btn-lg border-white/60 bg-transparent text-white hover:bg-white/15"
          >
            See our services
          </AppLink>
        </div>
      </div>
    </div>
  );
}
