import { z } from "zod";
import { optionalText } from "./tolerant-values.ts";

/** Characters of a button's text; a longer one counts as missing. */
export const BUTTON_TEXT_MAX = 60;

/** A button of a page: an extension of the contract. The gateway checks the address. */
export const buttonFields = { button_text: optionalText, button_url: optionalText };

/** What a button says and where it leads; `null` hides it. */
export const button = z.object({ text: z.string(), url: z.string() }).nullable();
export type Button = z.infer<typeof button>;
