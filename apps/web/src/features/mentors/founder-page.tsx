import type { Team } from "@kdl/schemas/content/mentors";
import { empty } from "@kdl/schemas/messages";
import { useLoaderData } from "react-router";
import { Banner } from "../../layout/banner.tsx";
import { PageHead } from "../../document/page-head.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { useCrumbs } from "../../layout/use-crumbs.ts";
import { paths } from "../../paths.ts";
import { Notice } from "../../ui/notice.tsx";
import { FounderGrid } from "./founder-grid.tsx";

export function load({ data }: LoadArguments) {
  return data.query("mentors.list");
}

export default function FounderPage() {
  const { founders } = useLoaderData<Team>();
  const crumbs = useCrumbs([{ title: "Our Founder", path: paths.founder() }]);
  return (
    <>
      <PageHead
        title="Our Founder"
        description="The people who set up the organisation, and why."
        structuredData={[crumbs.data]}
      />
      <Banner title="Our Founder" crumbs={crumbs.list} />
      <div className="container-site section-space">
        <h2 className="sr-only">Founders</h2>
        {founders.length === 0 ? (
          <Notice title={empty.data} />
        ) : (
          <FounderGrid founders={founders} />
        )}
      </div>
    </>
  );
}
