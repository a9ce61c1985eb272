/** What an import reads, whatever it comes from: pages with their texts, and what they name. */

/** Pictures of pages, as they name them. */
export interface PictureUse {
  /** As it is written in the text: a path, an address, or `attachment:12`. */
  src: string;
  /** Descriptions, the best one first; empty ones are left out. */
  descriptions: readonly string[];
}

/** A picture's file in the folders that were given. */
export interface FoundPicture {
  /** Names the picture, the same in every run. */
  key: string;
  /** Absolute. */
  path: string;
  descriptions: readonly string[];
}

export interface SourcePage {
  /** Names the page in its source, the same in every run. */
  key: string;
  /** Where people find it there: a file, or the number and title of a post. */
  label: string;
  title: string;
  /** What its address should be; the title's if it is empty. */
  slug: string;
  parentKey: string | null;
  isPublished: boolean;
  /** Plain text. */
  description: string;
  /** Below the banner's title. */
  tagline: string;
  banner: PictureUse | null;
  /** Addresses of the page on its former site. */
  formerPaths: readonly string[];
  /** What the reader noticed. */
  warnings: readonly string[];
  /** Whether a page that has the address already takes its place. */
  mayExist?: boolean;
}

/** A text as HTML. */
export interface SourceText {
  html: string;
  /** Whether empty lines separate paragraphs, as in WordPress before its blocks. */
  hasLooseParagraphs: boolean;
  /** What was left out while it was read. */
  warnings: readonly string[];
}

export interface Source {
  /** Names the source, the same in every run. */
  name: string;
  /** In the order in which they are made: parents first. */
  pages: readonly SourcePage[];
  /** What isn't taken, in a line each. */
  notTaken: readonly string[];
  textOf(page: SourcePage): Promise<SourceText>;
  /**
   * Where a link leads.
   *
   * @returns the key of a page, or `null` if it doesn't lead to the source
   */
  pageAt(href: string, from: SourcePage): string | null;
  /** Whether a link that leads to no page of the source leads to something else of it. */
  isOwn(href: string): boolean;
  /** @returns the reason, as a string, if there is no such picture */
  findPicture(use: PictureUse, from: SourcePage): Promise<FoundPicture | string>;
  /** Where in the source something is written, such as `about.md:12`. */
  placeOf(page: SourcePage, needle: string): Promise<string>;
  close(): Promise<void>;
}

/** An import that can't be done, with a reason for people. */
export class ImportProblem extends Error {}

/** Longest text of a page, in characters. */
export const MAX_TEXT = 1_000_000;
