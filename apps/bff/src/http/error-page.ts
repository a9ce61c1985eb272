const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/**
 * A page for when the site's own pages can't be rendered.
 *
 * @param message what the visitor reads
 * @param reference identifies the request in the log
 * @param advice what the visitor can do, besides going back
 */
export function errorPage(message: string, reference: string, advice?: string): string {
  const more = advice === undefined ? "" : `<p>${escapeHtml(advice)}</p>\n`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(message)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(message)}</h1>
${more}<p><a href="/">Back to Home</a></p>
<p>Reference: ${escapeHtml(reference)}</p>
</main>
</body>
</html>
`;
}
