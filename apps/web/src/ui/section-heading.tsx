interface SectionHeadingProps {
  title: string;
  /** A short line above the title. */
  eyebrow?: string;
  /** A sentence below it. */
  lead?: string;
  id?: string;
}

/** Heading of a part of a page. */
export function SectionHeading({ title, eyebrow, lead, id }: SectionHeadingProps) {
  return (
    <div className="max-w-2xl">
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h2 id={id} className="text-[clamp(1.75rem,4vw,2.5rem)]">
        {title}
      </h2>
      {lead && <p className="mt-3 text-lg text-muted">{lead}</p>}
    </div>
  );
}

/** The short line above a title, with a stroke of the accent colour. */
export function Eyebrow({ children }: { children: string }) {
  return (
    <p className="mb-3 flex items-center gap-3 text-sm font-semibold tracking-wide text-muted">
      <span aria-hidden="true" className="h-0.5 w-8 rounded-full bg-accent" />
      {children}
    </p>
  );
}
