import { Marked } from "marked";

/**
 * The documentation's page for coordinators as HTML. It comes from the repository, so it is trusted.
 *
 * @param pictures addresses of the pictures, by their paths in the page
 * @throws {TypeError} if the page shows a picture that isn't among them, or links to another file
 */
export function renderGuide(markdown: string, pictures: Readonly<Record<string, string>>): string {
  const marked = new Marked({
    async: false,
    renderer: {
      image: ({ href, text }) => {
        const src = pictures[href];
        if (src === undefined) throw new TypeError(`The guide has no picture ${href}`);
        return `<img src="${src}" alt="${text}" loading="lazy">`;
      },
      link({ href, tokens }) {
        // Another file of the repository isn't in the admin.
        if (!/^(?:https?:|mailto:|#|\/)/.test(href))
          throw new TypeError(`The guide links to ${href}`);
        return `<a href="${href}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}
