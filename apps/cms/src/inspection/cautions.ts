/** Warnings about a resume, as staff read them. */
const cautions = {
  encrypted: "it is encrypted, so nothing could look inside",
  script: "it runs a script",
  launch: "it starts other programs or opens other files",
  files: "it carries other files",
  media: "it plays media",
  form: "it has a form that changes the document (XFA)",
  embedded: "another document is embedded in it",
  unreadable: "parts of it could not be looked through",
} as const;

export type Caution = keyof typeof cautions;

/** All warnings in one sentence, always in the same order; `null` if there are none. */
export function describeCautions(found: ReadonlySet<Caution>): string | null {
  const names = Object.keys(cautions) as Caution[];
  const texts = names.filter((name) => found.has(name)).map((name) => cautions[name]);
  return texts.length === 0 ? null : texts.join("; ");
}
