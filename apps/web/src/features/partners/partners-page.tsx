import type { Partner } from "@kdl/schemas/content/home";
import { empty } from "@kdl/schemas/messages";
import { useLoaderData } from "react-router";
import { PartnerLogos } from "../../cards/partner-logos.tsx";
import { Banner } from "../../layout/banner.tsx";
import { PageHead } from "../../document/page-head.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { useCrumbs } from "../../layout/use-crumbs.ts";
import { paths } from "../../paths.ts";
import { Notice } from "../../ui/notice.tsx";

export function load({ data }: LoadArguments) {
  return data.query("home.partners");
}

export default function PartnersPage() {
  const partners = useLoaderData<Partner[]>();
  const crumbs = useCrumbs([{ title: "Partners", path: paths.page("partners") }]);
  return (
    <>
      <PageHead
        title="Partners"
        description="The companies, colleges and groups that help students with us."
        structuredData={[crumbs.data]}
      />
      <Banner title="Partners" crumbs={crumbs.list} />
      <div className="container-site section-space">
        <h2 className="sr-only">All partners</h2>
        {partners.length === 0 ? (
          <Notice title={empty.data} />
        ) : (
          <PartnerLogos partners={partners} />
        )}
      </div>
    </>
  );
}
