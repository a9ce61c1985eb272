import { createContext, type ReactNode, useContext, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";

/** Takes what a page puts into the document's head. `null` in the browser. */
export const HeadContext = createContext<((children: ReactNode) => void) | null>(null);

/** What pages put into the head. The rest of it is the same on all of them and stays. */
const PAGE_ELEMENTS =
  'title, meta[property], meta[name="description"], meta[name="keywords"], meta[name="robots"], meta[name^="twitter:"], link[rel="canonical"], script[type="application/ld+json"]';

/**
 * Puts a page's title and descriptions into the document's head, in place of those of the page before.
 * @param version changes whenever `children` do: what belongs to a page is compared only by this
 * @param children elements that `PAGE_ELEMENTS` finds
 */
export function Head({ version, children }: { version: string; children: ReactNode }) {
  const collect = useContext(HeadContext);
  collect?.(children);
  // Runs in the browser only. Replaces nothing on the first page, which came with its own.
  useLayoutEffect(() => {
    const made = document.createElement("head");
    createRoot(made).render(children);
    const old = document.head.querySelectorAll(PAGE_ELEMENTS);
    if (sameMarkup(old, made.children)) return;
    for (const element of old) element.remove();
    document.head.append(...made.children);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `version` stands for the children
  }, [version]);
  return null;
}

const sameMarkup = (some: ArrayLike<Element>, others: ArrayLike<Element>) =>
  markupOf(some) === markupOf(others);

const markupOf = (elements: ArrayLike<Element>) =>
  Array.from(elements, ({ outerHTML }) => outerHTML).join("");
