import { empty } from "@kdl/schemas/messages";
import type { ServiceCard as Card } from "@kdl/schemas/content/services";
import { useLoaderData } from "react-router";
import { Banner } from "../../layout/banner.tsx";
import { PageHead } from "../../document/page-head.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { ServiceCard } from "../../cards/service-card.tsx";
import { useCrumbs } from "../../layout/use-crumbs.ts";
import { paths } from "../../paths.ts";
import { bySlug, CardGrid } from "../../ui/card-grid.tsx";
import { Notice } from "../../ui/notice.tsx";

export function load({ data }: LoadArguments) {
  return data.query("services.list");
}

export default function ServicesPage() {
  const services = useLoaderData<Card[]>();
  const crumbs = useCrumbs([{ title: "Services", path: paths.services() }]);
  return (
    <>
      <PageHead
        title="Services"
        description="Internships, mentoring, volunteering, training, consulting and help with start-ups, patents, research and funding for students."
        structuredData={[crumbs.data]}
      />
      <Banner title="Services" tagline="Our Services for Students" crumbs={crumbs.list} />
      <div className="container-site section-space">
        <h2 className="sr-only">All services</h2>
        {services.length === 0 ? (
          <Notice title={empty.data} />
        ) : (
          <CardGrid items={services} keyOf={bySlug}>
            {(service) => <ServiceCard service={service} />}
          </CardGrid>
        )}
      </div>
    </>
  );
}
