import type { DashboardViewServerProps } from "@payloadcms/next/views";
import { Gutter } from "@payloadcms/ui";
import { isAllowed } from "../../access/staff.ts";
import { siteOrigin } from "../../env.ts";
import { ReviewDesk } from "../scorecards/review-desk.tsx";
import { SubmissionsOverview, ToDo } from "../submissions-overview.tsx";
import { ContentToDo } from "./content-to-do.tsx";
import styles from "./dashboard.module.css";
import { Everything } from "./everything.tsx";

/** The first page of the admin: what waits for the account, then where everything is, each thing once. */
export function Dashboard({ navGroups, payload, permissions, user }: DashboardViewServerProps) {
  if (!user) return null;
  const viewed = { payload, user };
  const decides = isAllowed({ user }, "decide", "applications");
  return (
    <main>
      <Gutter className={styles["dashboard"] ?? ""}>
        <h1>Dashboard</h1>
        {isAllowed({ user }, "update", "content") && (
          <p className={styles["intro"]}>
            Visitors see nothing of a draft until you publish it. What you publish is on{" "}
            <a href={siteOrigin}>the site</a> within seconds.
          </p>
        )}
        {decides && <ToDo {...viewed} />}
        <ReviewDesk {...viewed} />
        {!decides && <ToDo {...viewed} />}
        <ContentToDo {...viewed} />
        <SubmissionsOverview {...viewed} />
        <Everything
          groups={navGroups ?? []}
          permissions={permissions}
          admin={payload.config.routes.admin}
        />
      </Gutter>
    </main>
  );
}
