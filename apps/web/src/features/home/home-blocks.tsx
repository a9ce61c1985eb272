import type {
  HomeBlocks as Blocks,
  TitledText,
  WelcomeBlock,
  WhyHowBlock,
} from "@kdl/schemas/content/home";
import type { HomeTexts } from "@kdl/schemas/content/home-texts";
import type { Section } from "@kdl/schemas/content/section";
import { Eye, Target } from "lucide-react";
import type { ReactNode } from "react";
import { LoadFailed } from "../../layout/load-failed.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { Eyebrow, SectionHeading } from "../../ui/section-heading.tsx";
import { SiteImage } from "../../ui/site-image.tsx";

/** Welcome, vision and mission, why and how. */
export function HomeBlocks({ blocks, texts }: { blocks: Section<Blocks>; texts: HomeTexts }) {
  if (!blocks.ok) {
    return (
      <div className="container-site section-space">
        <LoadFailed message={`Error: ${blocks.message}`} />
      </div>
    );
  }
  const { welcome, vision, mission, whyHow } = blocks.value;
  return (
    <>
      {welcome && <Welcome block={welcome} />}
      {(vision ?? mission) && (
        <VisionAndMission title={texts["aims-title"]} vision={vision} mission={mission} />
      )}
      {whyHow && <WhyAndHow block={whyHow} />}
    </>
  );
}

function Welcome({ block }: { block: WelcomeBlock }) {
  return (
    <section className="container-site section-space feature">
      <SiteImage source={block.image} slot="feature" alt="" className="feature-picture" />
      <div>
        {block.tagline && <Eyebrow>{block.tagline}</Eyebrow>}
        <h2>{block.title}</h2>
        <RichText html={block.description} className="feature-text" />
        {block.button && (
          <a
            href={block.button.url}
            target="_blank"
            rel="noopener noreferrer"
            className="btn btn-primary mt-7"
          >
            {block.button.text}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
      </div>
    </section>
  );
}

interface VisionAndMissionProps {
  title: string;
  vision: TitledText | null;
  mission: TitledText | null;
}

function VisionAndMission({ title, vision, mission }: VisionAndMissionProps) {
  return (
    <section className="bg-base-200">
      <div className="container-site section-space">
        <div className="mb-8 md:mb-12">
          <SectionHeading title={title} />
        </div>
        <div className="grid gap-6 md:grid-cols-2 md:gap-8">
          {vision && <Purpose text={vision} icon={<Eye aria-hidden="true" />} />}
          {mission && <Purpose text={mission} icon={<Target aria-hidden="true" />} />}
        </div>
      </div>
    </section>
  );
}

function Purpose({ text, icon }: { text: TitledText; icon: ReactNode }) {
  return (
    <article className="card-surface p-7 md:p-10">
      <span className="grid size-13 place-items-center rounded-2xl bg-tint text-heading">
        {icon}
      </span>
      <h3 className="mt-5 text-2xl">{text.title}</h3>
      <RichText html={text.description} className="mt-3 text-muted" />
    </article>
  );
}

const WHY_AND_HOW = "Why And How";

function WhyAndHow({ block }: { block: WhyHowBlock }) {
  return (
    <section className="container-site section-space feature">
      <div className="md:order-2">
        <SiteImage source={block.image} slot="feature" alt="" className="feature-picture" />
      </div>
      <div>
        {block.title !== WHY_AND_HOW && <Eyebrow>{WHY_AND_HOW}</Eyebrow>}
        <h2>{block.title || WHY_AND_HOW}</h2>
        <RichText html={block.description} className="feature-text" />
        {block.url && (
          <a href={block.url} className="btn btn-outline btn-primary mt-7">
            Read More
            <span className="sr-only"> about {block.title}</span>
          </a>
        )}
      </div>
    </section>
  );
}
