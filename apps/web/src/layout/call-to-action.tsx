interface CallToActionProps {
  title: string;
  text: string;
  label: string;
  to: string;
}

/** The next step for a visitor, beside the page's content. */
export function CallToAction({ title, text, label, to }: CallToActionProps) {
  return (
    <section className="rounded-box bg-tint p-6 md:p-7">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 mb-5 text-muted">{text}</p>
      <a
        href={to}
        className="page-link btn btn-primary btn-block h-auto min-h-(--size) py-2 wrap-anywhere"
      >
        {label}
      </a>
    </section>
  );
}
