import { empty, header } from "@kdl/schemas/messages";
import type { NavigationNode } from "@kdl/schemas/content/pages";
import type { SiteShell } from "@kdl/schemas/content/site";
import { paths } from "../../paths.ts";

/** A link of the navigation with its submenu. */
export interface NavigationEntry {
  title: string;
  path: string;
  children: NavigationEntry[];
}

/** The header's links: the fixed ones, with the editors' pages between Services and Events. */
export function navigationEntries({ navigation }: SiteShell): NavigationEntry[] {
  return [
    { title: "Home", path: paths.home(), children: [] },
    { title: "Services", path: paths.services(), children: [] },
    ...(navigation.ok ? navigation.value.map(asEntry) : []),
    { title: "Events", path: paths.events(), children: [] },
    { title: "Clubs", path: paths.clubs(), children: [] },
    { title: "Contact", path: paths.contact(), children: [] },
  ];
}

/** The text in the navigation where there are no editors' pages. */
export function navigationNote({ navigation }: SiteShell): string | null {
  if (!navigation.ok) return header.dataFailed;
  return navigation.value.length === 0 ? empty.data : null;
}

/** The slug of the page about the organisation. The pages about its people are listed below it. */
const ABOUT = "about";

function asEntry({ slug, title, children }: NavigationNode): NavigationEntry {
  const entries = children.map(asEntry);
  return {
    title,
    path: paths.page(slug),
    children: slug === ABOUT ? [...people(), ...entries] : entries,
  };
}

const people = (): NavigationEntry[] => [
  { title: "Our Mentors", path: paths.mentors(), children: [] },
  { title: "Our Founder", path: paths.founder(), children: [] },
  { title: "Testimonials", path: paths.testimonials(), children: [] },
];
