import type { Home } from "@kdl/schemas/content/home";
import { useLoaderData } from "react-router";
import { PartnerLogos } from "../../cards/partner-logos.tsx";
import { AppLink } from "../../navigation/app-link.tsx";
import { paths } from "../../paths.ts";
import { useOrigin } from "../../document/origin-context.ts";
import { PageHead } from "../../document/page-head.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { organisation } from "./organisation-data.ts";
import { useShell } from "../../document/use-shell.ts";
import { ClosingQuote } from "./closing-quote.tsx";
import { ClubsStrip } from "./clubs-strip.tsx";
import { EventsStrip } from "./events-strip.tsx";
import { HeroSlider } from "./hero-slider.tsx";
import { HomeBlocks } from "./home-blocks.tsx";
import { OutcomeFigures, Photographs, Trust } from "./evidence.tsx";
import { ServicesStrip } from "./services-strip.tsx";
import { Strip } from "./strip.tsx";
import { TestimonialsStrip } from "./testimonials-strip.tsx";

export function load({ data }: LoadArguments) {
  return data.query("home.get");
}

export default function HomePage() {
  const home = useLoaderData<Home>();
  const { texts } = home;
  const blocks = home.blocks.ok ? home.blocks.value : null;
  const shell = useShell();
  const origin = useOrigin();
  return (
    <>
      <PageHead
        title={shell.siteName}
        fullTitle
        description="Mentoring, internships, volunteering, training and help with start-ups, patents, research and funding for students."
        structuredData={[organisation(shell, origin)]}
      />
      <HeroSlider slides={home.slides} texts={texts} />
      {blocks?.outcomes && <OutcomeFigures outcomes={blocks.outcomes} />}
      <HomeBlocks blocks={home.blocks} texts={texts} />
      <ServicesStrip services={home.services} texts={texts} />
      <EventsStrip events={home.events} texts={texts} />
      <ClubsStrip clubs={home.clubs} texts={texts} />
      {blocks && (
        <Strip name="photographs" texts={texts} items={{ ok: true, value: blocks.photographs }}>
          {(photographs) => <Photographs items={photographs} />}
        </Strip>
      )}
      <TestimonialsStrip testimonials={home.testimonials} texts={texts} />
      <Strip
        name="partners"
        texts={texts}
        items={home.partners}
        className="bg-base-200"
        action={
          <AppLink to={paths.page("partners")} className="btn btn-outline btn-primary">
            All partners
          </AppLink>
        }
      >
        {(partners) => <PartnerLogos partners={partners} />}
      </Strip>
      {blocks && <Trust texts={blocks.trust} />}
      <ClosingQuote texts={texts} />
    </>
  );
}
