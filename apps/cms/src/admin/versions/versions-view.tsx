import { Gutter, Link, SetDocumentStepNav } from "@payloadcms/ui";
import { notFound } from "next/navigation";
import type { DocumentViewServerProps } from "payload";
import { LocalTime } from "../local-time.tsx";
import shared from "../submissions.module.css";
import { findVersions } from "./find-versions.ts";
import { versionStates } from "./version-states.ts";
import styles from "./versions.module.css";

/** The versions of a document or global: when, by whom, and what visitors see. */
export async function VersionsView(props: DocumentViewServerProps) {
  const { initPageResult, routeSegments = [] } = props;
  const { collectionConfig, docID, globalConfig, req } = initPageResult;
  const versions = await findVersions(req, collectionConfig?.slug, globalConfig?.slug, docID);
  if (!versions) return notFound();
  const states = versionStates(versions, props.hasPublishedDoc);
  const isTrashed = routeSegments[2] === "trash";
  const place = globalConfig
    ? `globals/${globalConfig.slug}`
    : `collections/${collectionConfig?.slug}/${isTrashed ? "trash/" : ""}${docID}`;
  const { admin } = req.payload.config.routes;
  return (
    <>
      <SetDocumentStepNav
        {...(collectionConfig && {
          collectionSlug: collectionConfig.slug,
          useAsTitle: collectionConfig.admin.useAsTitle,
          pluralLabel: collectionConfig.labels.plural as string,
        })}
        {...(globalConfig && {
          globalSlug: globalConfig.slug,
          useAsTitle: globalConfig.slug,
          pluralLabel: globalConfig.label as string,
        })}
        {...(docID !== undefined && { id: docID })}
        isTrashed={isTrashed}
        view="Versions"
      />
      <Gutter>
        {versions.length === 0 ? (
          <p>Nothing has been saved yet. Each save becomes a version here.</p>
        ) : (
          <div className={shared["scroll"]}>
            <table className={styles["versions"]} aria-label="Versions, the latest first">
              <thead>
                <tr>
                  <th scope="col">Saved</th>
                  <th scope="col">By</th>
                  <th scope="col">State</th>
                </tr>
              </thead>
              <tbody>
                {versions.map(({ id, at, by }, index) => (
                  <tr key={id}>
                    <td>
                      <Link href={`${admin}/${place}/versions/${id}`} prefetch={false}>
                        <LocalTime at={at} />
                      </Link>
                    </td>
                    <td>{by ?? <span className={styles["unknown"]}>Not recorded</span>}</td>
                    <td>{states[index]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Gutter>
    </>
  );
}
