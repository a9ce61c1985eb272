/** Shows editors that they are previewing drafts, with a link to leave the preview. */
export function PreviewBar() {
  return (
    <section aria-label="Preview" className="bg-accent text-accent-content">
      <div className="container-site flex flex-wrap items-center justify-between gap-2 py-2 text-sm font-semibold">
        <p>This is a preview with unpublished changes.</p>
        <a href="/preview/exit" className="underline underline-offset-4">
          Leave preview
        </a>
      </div>
    </section>
  );
}
