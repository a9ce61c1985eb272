/** Longest text that is shown, in characters. */
const MAX = 200;

/** Letters, digits and the punctuation of sentences: no markup, path, template or control character. */
const SENTENCE = /^[\p{L}\p{M}\p{N} .,;:!?'’‘"“”()&%+₹–—-]+$/u;

/** Text that only programs write. */
const TECHNICAL = [
  /sql|\b(?:database|deadlock|constraint|violates|syntax error|unknown column)\b/i,
  /\binsert into\b|\bselect\b.+\bfrom\b|\bdelete from\b|\bupdate\b.+\bset\b/i,
  /\w(?:Error|Exception)\b|\b(?:exception|traceback|undefined|null pointer)\b/i,
  // Error codes such as ECONNREFUSED, and frames of a stack such as "at Object.save".
  /\bE[A-Z]{4,}\b|\bat \w+\.\w+/,
  // Names of files, hosts and functions, addresses, and entities of HTML.
  /&\S|\p{L}{2,}\.\p{L}{2,}|\d+(?:\.\d+){3}|:\d{3,}/u,
];

/**
 * The `message` of a failed upstream's answer, if a visitor may read it; `""` otherwise. A refusal's
 * text is meant for people (`plainWords`); a failure's often isn't.
 */
export function safeWords(body: unknown): string {
  const message = (body as { message?: unknown } | null | undefined)?.message;
  if (typeof message !== "string") return "";
  const text = message.trim();
  // A character takes at most two code units. The patterns only run on short texts.
  if (text.length > 2 * MAX || [...text].length > MAX) return "";
  if (!SENTENCE.test(text) || !/\p{L}/u.test(text)) return "";
  return TECHNICAL.some((pattern) => pattern.test(text)) ? "" : text;
}
