import type { HomeTexts } from "@kdl/schemas/content/home-texts";
import type { Section } from "@kdl/schemas/content/section";
import type { HomeTestimonial, Video } from "@kdl/schemas/content/testimonials";
import { Play } from "lucide-react";
import { useState } from "react";
import { AppLink } from "../../navigation/app-link.tsx";
import { paths } from "../../paths.ts";
import { Carousel } from "../../ui/carousel.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { SiteImage } from "../../ui/site-image.tsx";
import { Strip } from "./strip.tsx";
import { VideoDialog } from "./video-dialog.tsx";

const AUTOPLAY_MS = 3000;

interface Playing {
  name: string;
  video: Video;
}

interface TestimonialsStripProps {
  testimonials: Section<HomeTestimonial[]>;
  texts: HomeTexts;
}

/** What students say, one at a time. */
export function TestimonialsStrip({ testimonials, texts }: TestimonialsStripProps) {
  const [playing, setPlaying] = useState<Playing | null>(null);
  return (
    <>
      <Strip name="testimonials" texts={texts} items={testimonials}>
        {(items) => (
          <>
            <Carousel
              label="Testimonials"
              loop
              autoplayMs={AUTOPLAY_MS}
              slides={items.map((testimonial, index) => ({
                key: `${index}-${testimonial.name}`,
                content: <TestimonialSlide testimonial={testimonial} onPlay={setPlaying} />,
              }))}
            />
            <div className="mt-8 flex flex-wrap justify-center gap-3">
              <AppLink to={paths.testimonials()} className="btn btn-primary">
                All testimonials
              </AppLink>
              <AppLink to={paths.mentors()} className="btn btn-outline btn-primary">
                Meet our mentors
              </AppLink>
              <AppLink to={paths.founder()} className="btn btn-outline btn-primary">
                Our founder
              </AppLink>
            </div>
          </>
        )}
      </Strip>
      {playing && (
        <VideoDialog name={playing.name} video={playing.video} onClose={() => setPlaying(null)} />
      )}
    </>
  );
}

interface TestimonialSlideProps {
  testimonial: HomeTestimonial;
  onPlay: (playing: Playing) => void;
}

function TestimonialSlide({ testimonial, onPlay }: TestimonialSlideProps) {
  const { name, description, image, video } = testimonial;
  return (
    // With a video, the whole slide links to the player, except the links within its text.
    <figure className="card-surface relative mx-auto mb-4 flex max-w-4xl flex-col items-center gap-6 p-7 text-center md:flex-row md:gap-10 md:p-10 md:text-start">
      <div className="grid shrink-0">
        <SiteImage
          source={image ?? video?.thumbnail ?? null}
          slot="portrait"
          alt=""
          className="size-32 rounded-full object-cover [grid-area:1/1] md:size-48"
        />
        {video && (
          <a
            href={video.embedUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Watch the video of ${name}`}
            className="self-end justify-self-end rounded-full [grid-area:1/1] after:absolute after:inset-0 after:rounded-box"
            onClick={(event) => {
              event.preventDefault();
              onPlay({ name, video });
            }}
          >
            {/* Not the link itself: a pressed button moves, and the clickable area would move with it. */}
            <span className="btn btn-circle btn-accent border-transparent">
              <Play aria-hidden="true" className="size-5 fill-current" />
            </span>
          </a>
        )}
      </div>
      <div>
        <blockquote>
          <RichText html={description} className="text-lg md:text-xl [&_a]:relative [&_a]:z-1" />
        </blockquote>
        <figcaption className="mt-4 font-semibold text-heading">{name}</figcaption>
      </div>
    </figure>
  );
}
