/** What an import reads from any source: pages with their texts, and the pictures and links in them. */

/** A reference to a picture in a page. */
export interface PictureUse {
  /** As written in the text: a path, a URL, or `attachment:12`. */
  src: string;
  /** Descriptions, best first; without empty ones. */
  descriptions: readonly string[];
}

/** A picture's file in one of the given folders. */
export interface FoundPicture {
  /** Identifies the picture, the same in every run. */
  key: string;
  /** Absolute path. */
  path: string;
  descriptions: readonly string[];
}

export interface SourcePage {
  /** Identifies the page in its source, the same in every run. */
  key: string;
  /** Tells people where to find it there: a file, or the number and title of a post. */
  label: string;
  title: string;
  /** The wanted slug; made from the title if empty. */
  slug: string;
  parentKey: string | null;
  isPublished: boolean;
  /** Plain text. */
  description: string;
  /** Shown below the banner's title. */
  tagline: string;
  banner: PictureUse | null;
  /** Addresses of the page on its former site. */
  formerPaths: readonly string[];
  /** Problems that were noticed while reading. */
  warnings: readonly string[];
  /** Whether an existing page with the same address is used instead. */
  mayExist?: boolean;
}

/** A text as HTML. */
export interface SourceText {
  html: string;
  /** Whether empty lines separate paragraphs, as in WordPress before its blocks. */
  hasLooseParagraphs: boolean;
  /** Content that was left out while reading. */
  warnings: readonly string[];
}

export interface Source {
  /** Identifies the source, the same in every run. */
  name: string;
  /** In the order in which they are created: parents first. */
  pages: readonly SourcePage[];
  /** What isn't imported, one line each. */
  notTaken: readonly string[];
  textOf(page: SourcePage): Promise<SourceText>;
  /**
   * Finds the page that a link leads to.
   *
   * @returns the key of a page, or `null` if it doesn't lead to the source
   */
  pageAt(href: string, from: SourcePage): string | null;
  /** Whether a link that leads to no page of the source still leads to the former site. */
  isOwn(href: string): boolean;
  /** @returns the reason, as a string, if there is no such picture */
  findPicture(use: PictureUse, from: SourcePage): Promise<FoundPicture | string>;
  /** Finds where in the source something is written, such as `about.md:12`. */
  placeOf(page: SourcePage, needle: string): Promise<string>;
  close(): Promise<void>;
}

/** An import that can't be done; the message is for people. */
export class ImportProblem extends Error {}

/** Longest text of a page, in characters. */
export const MAX_TEXT = 1_000_000;
