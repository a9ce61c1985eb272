/** Letters, blanks and initials. Mail programs make a link of anything with a dot inside. */
const PLAIN_NAME = /^(?!.*\p{L}{2}\.\p{L}{2})[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,59}$/u;

/** Greets by name, where it looks like one: strangers must not be able to mail a text to others. */
export function greetingFor(name: string): string {
  return PLAIN_NAME.test(name) ? `Dear ${name},` : "Hello,";
}
