import type { StructuredData } from "./page-head.tsx";

export interface Crumb {
  title: string;
  path: string;
}

/** The way to a page as schema.org data. Addresses are absolute. What only one page needs is beside it. */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  };
}
