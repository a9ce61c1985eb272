import { empty } from "@kdl/schemas/messages";
import type { Testimonial } from "@kdl/schemas/content/testimonials";
import { useLoaderData } from "react-router";
import { Banner } from "../../layout/banner.tsx";
import { PageHead } from "../../document/page-head.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { useCrumbs } from "../../layout/use-crumbs.ts";
import { paths } from "../../paths.ts";
import { CardGrid } from "../../ui/card-grid.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { Stars } from "../../ui/stars.tsx";

export function load({ data }: LoadArguments) {
  return data.query("testimonials.list");
}

export default function TestimonialsPage() {
  const testimonials = useLoaderData<Testimonial[]>();
  const crumbs = useCrumbs([{ title: "Testimonials", path: paths.testimonials() }]);
  return (
    <>
      <PageHead
        title="Testimonials"
        description="What interns, volunteers and founders say about their time with us."
        structuredData={[crumbs.data]}
      />
      <Banner title="Testimonials" crumbs={crumbs.list} />
      <div className="container-site section-space">
        {testimonials.length === 0 ? (
          <Notice title={empty.data} />
        ) : (
          <CardGrid items={testimonials} keyOf={({ name }, index) => `${index}-${name}`}>
            {(testimonial) => <TestimonialCard testimonial={testimonial} />}
          </CardGrid>
        )}
      </div>
    </>
  );
}

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { description, rating, name, designation, company } = testimonial;
  return (
    <figure className="card-surface flex w-full flex-col gap-5 p-7">
      <Stars rating={rating} />
      <blockquote className="grow">
        <RichText html={description} />
      </blockquote>
      <figcaption className="border-t border-line pt-4">
        <p className="font-semibold text-heading">{name}</p>
        <p className="text-sm text-muted">{[designation, company].filter(Boolean).join(", ")}</p>
      </figcaption>
    </figure>
  );
}
