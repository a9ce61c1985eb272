/** Icons of the blocks in the editor's menu, drawn in a grey that shows on light and dark. */

const shapes: Readonly<Record<string, string>> = {
  text: '<rect x="3" y="4" width="18" height="16" rx="3"/><path d="M7 9h10M7 13h10M7 17h6"/>',
  picture:
    '<rect x="3" y="4" width="18" height="16" rx="3"/><circle cx="8.5" cy="9.5" r="1.5"/><path d="m4 18 5-5 4 4 3-3 4 4"/>',
  cards:
    '<rect x="2.5" y="5" width="5.5" height="14" rx="1.5"/><rect x="9.25" y="5" width="5.5" height="14" rx="1.5"/><rect x="16" y="5" width="5.5" height="14" rx="1.5"/>',
  figures: '<path d="M4 20V12M10 20V4M16 20v-6M21 20H3"/>',
  quote: '<path d="M9 7H5v5h4v2a3 3 0 0 1-3 3M19 7h-4v5h4v2a3 3 0 0 1-3 3"/>',
  steps: '<path d="M4 5h1v4M4 15h2l-2 4h2M11 7h10M11 17h10"/>',
  questions:
    '<circle cx="12" cy="12" r="9"/><path d="M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 17h.01"/>',
  callToAction:
    '<rect x="2.5" y="7" width="19" height="10" rx="5"/><path d="M8 12h7m-3-3 3 3-3 3"/>',
  video: '<rect x="2.5" y="5" width="19" height="14" rx="3"/><path d="m10 9 5 3-5 3z"/>',
  gallery:
    '<rect x="3" y="3" width="8" height="8" rx="1.5"/><rect x="13" y="3" width="8" height="8" rx="1.5"/><rect x="3" y="13" width="8" height="8" rx="1.5"/><rect x="13" y="13" width="8" height="8" rx="1.5"/>',
};

/** @returns an address that holds the whole picture: the admin's policy allows those */
export function blockIcon(slug: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#6b7a99" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${shapes[slug] ?? ""}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
