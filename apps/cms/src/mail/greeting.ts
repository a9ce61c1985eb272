import { plainName } from "./plain-name.ts";

/** Greets by name if it looks like one: strangers must not be able to mail a text to others. */
export function greetingFor(text: string): string {
  const name = plainName(text);
  return name === null ? "Hello," : `Dear ${name},`;
}
