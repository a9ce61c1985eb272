import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter, SetStepNav } from "@payloadcms/ui";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import guide from "../../../../../docs/coordinators.md";
import application from "../../../../../docs/images/coordinators-application.webp";
import board from "../../../../../docs/images/coordinators-board.webp";
import list from "../../../../../docs/images/coordinators-list.webp";
import { isAllowed } from "../../access/staff.ts";
import { renderGuide } from "./render-guide.ts";
import styles from "./guide.module.css";

// Next puts the text and the pictures into its build, so that an image of the CMS has them.
const html = renderGuide(guide, {
  "images/coordinators-application.webp": application.src,
  "images/coordinators-board.webp": board.src,
  "images/coordinators-list.webp": list.src,
});

/** The page for coordinators of the documentation, inside of the admin. */
export function GuideView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult;
  const { user, payload, i18n } = req;
  // Payload leaves it to such a view to ask for a login.
  if (!user) redirect("/admin/login?redirect=/admin/guide");
  if (!isAllowed(req, "read", "guide")) redirect("/admin");
  return (
    <DefaultTemplate
      {...{ i18n, payload, permissions, user, visibleEntities }}
      {...(locale && { locale })}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
    >
      <SetStepNav nav={[{ label: "Guide" }]} />
      <main>
        <Gutter>
          <article className={styles["guide"]} dangerouslySetInnerHTML={{ __html: html }} />
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}
