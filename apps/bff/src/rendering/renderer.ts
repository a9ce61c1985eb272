/** The interface of the page renderer. The web implements it, the gateway calls it. */
import type { ReturnedForm } from "@kdl/schemas/contract/submissions";

/** Addresses of the files that every page refers to. */
export interface PageAssets {
  /** The client's entry. */
  boot: string;
  styles: string[];
  /** The script that shows the visitor's theme before the first paint; `null` in development. */
  theme: string | null;
  /** The font to preload, if the build has one. */
  font: string | null;
}

export interface RenderRequest {
  /** Path and query as requested. */
  path: string;
  /** Scheme and host, such as `https://example.org`; no trailing slash. */
  origin: string;
  /**
   * Runs a query of the AppRouter in-process. Rejects with an `Error` that carries `status: number`
   * and a `message` fit for a visitor.
   */
  query: (path: string, input: unknown) => Promise<unknown>;
  assets: PageAssets;
  /** Whether drafts are shown: the page then has a bar with a link to `/preview/exit`. */
  preview: boolean;
  /** Whether the page reports Web Vitals. */
  vitals: boolean;
  /** A form of this page that was refused: it is rendered with its answers and their errors. */
  returnedForm: ReturnedForm | null;
}

export interface RenderResult {
  status: number;
  /** The whole document, doctype included. */
  html: string;
  /** Where to redirect to, if `status` is 3xx. */
  redirect: string | null;
  /** CSP sources, such as `'sha256-…'`, of the inline `<style>` elements in `html`. */
  styleHashes: string[];
}

/** Renders pages; rejects only if the program itself has a fault. */
export interface PageRenderer {
  render(request: RenderRequest): Promise<RenderResult>;
}
