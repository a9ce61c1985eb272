import type { TextFieldSingleValidation } from "payload";

const PATH = /^\/(?!\/)[^\s\\]*$/;
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)\S+$/i;

/** A path of this site, never a URL of another one. */
export const isPath = (value: string): boolean => PATH.test(value);

/** A path of the site or a URL; scripts and other schemes are refused. */
export function isLink(value: string): boolean {
  return isPath(value) || (ADDRESS.test(value) && URL.canParse(value));
}

/** A field's own validation replaces Payload's, which would check `maxLength`. */
const LINK_MAX = 500;
const tooLong = `Use an address of at most ${LINK_MAX} characters.`;

/** Accepts an empty value; `required` decides whether one is needed. */
export const validateLink: TextFieldSingleValidation = (value, { required }) => {
  if (!value) return required ? "Please enter where it leads." : true;
  if (value.length > LINK_MAX) return tooLong;
  return isLink(value) || "Use a path such as /services, or an address that begins with https://.";
};

/** Accepts an https address, and an empty value unless one is required. */
export const validateHttps: TextFieldSingleValidation = (value, { required }) => {
  if (!value) return required ? "Please enter an address." : true;
  if (value.length > LINK_MAX) return tooLong;
  const isHttps = /^https:\/\//i.test(value) && URL.canParse(value);
  return isHttps || "Use an address that begins with https://.";
};

/** Marks a field that takes an address. Its validator can't identify it: the built CMS has several copies. */
const custom = { takesAddress: true };

/** Whether a field takes an address, whose target can be checked. */
export const takesAddress = (field: { custom?: Record<string, unknown> }): boolean =>
  field.custom?.["takesAddress"] === true;

/** For a text field that takes a path of the site or any address. */
export const linkRule = { validate: validateLink, custom };

/** For a text field that takes an https address. */
export const httpsRule = { validate: validateHttps, custom };
