import type { Contents } from "@kdl/schemas/content/contents";

interface TableOfContentsProps {
  contents: Contents;
}

const TITLE = "On this page";

/** Above a long text on screens without room beside it. */
export function FoldedContents({ contents }: TableOfContentsProps) {
  if (contents.length === 0) return null;
  return (
    <nav aria-label={TITLE} className="contents-list mb-8 md:hidden">
      <details className="card-surface px-5">
        <summary className="flex min-h-12 items-center justify-between font-semibold text-heading">
          {TITLE}
        </summary>
        <Entries contents={contents} />
      </details>
    </nav>
  );
}

/** Beside a long text; the parent decides whether it stays while the text scrolls. */
export function SideContents({ contents }: TableOfContentsProps) {
  if (contents.length === 0) return null;
  return (
    <nav aria-label={TITLE} className="contents-list contents-side max-md:hidden">
      <p className="font-semibold text-heading">{TITLE}</p>
      <Entries contents={contents} />
    </nav>
  );
}

function Entries({ contents }: TableOfContentsProps) {
  return (
    <ol>
      {contents.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="page-link">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
