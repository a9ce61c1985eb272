/** Maps images that an upstream names to addresses that a page may load, and back. */
import type { ImageSource } from "@kdl/schemas/content/images";
import { type ImageLocation, imageLocations } from "@kdl/schemas/content/resources";

export interface ImageRules {
  /** The upstream's addresses; its images are found below each of them. */
  upstreamUrls: readonly string[];
  /** Base addresses that replace the upstream's for a location's images. */
  imageBases?: Partial<Record<ImageLocation, string>> | undefined;
  /** Hosts of absolute addresses that pages may load; `*.example.org` matches all subdomains. */
  imageHosts?: readonly string[] | undefined;
  /** The site's own scheme and host, if it is known. */
  siteOrigin?: string | undefined;
}

/** Paths with more segments than this aren't accepted as file names. */
const MAX_SEGMENTS = 4;

/**
 * Makes a function that turns a field's value into an address for the page: a file name becomes a path
 * of the gateway, an absolute address stays only if its host is allowed, anything else becomes `null`.
 */
export function imageResolver(rules: ImageRules) {
  return (location: ImageLocation, value: string | null): ImageSource => {
    const text = value?.trim() ?? "";
    if (text === "") return null;
    if (/^(?:[a-z][a-z0-9+.-]*:|[/\\])/i.test(text)) return resolveAddress(text, rules);
    return gatewayPath(location, text);
  };
}

/** The gateway's path for an image, or `null` if the name could lead out of its folder. */
function gatewayPath(location: ImageLocation, file: string): string | null {
  return isImageFile(file) ? `/images/${location}/${encodeURIComponent(file)}` : null;
}

/**
 * Where the upstream keeps an image.
 * @param file as in the gateway's path, decoded
 * @returns an absolute address (the upstream's first), or `null` if the name could lead out of its folder
 */
export function upstreamImageUrl(
  location: ImageLocation,
  file: string,
  rules: Bases,
): string | null {
  if (!isImageFile(file)) return null;
  return `${basesOf(location, rules)[0]}/${file.split("/").map(encodeURIComponent).join("/")}`;
}

type Bases = Pick<ImageRules, "upstreamUrls" | "imageBases">;

function basesOf(location: ImageLocation, { upstreamUrls, imageBases }: Bases): string[] {
  const other = imageBases?.[location];
  return other === undefined ? upstreamUrls.map((url) => `${url}/images/${location}`) : [other];
}

/** Whether this is a file name, perhaps with folders, that no server can read as anything else. */
function isImageFile(file: string): boolean {
  const segments = file.split("/");
  return (
    file.length <= 255 &&
    file.isWellFormed() &&
    segments.length <= MAX_SEGMENTS &&
    // oxlint-disable-next-line no-control-regex -- control characters are what the check excludes
    segments.every((part) => part !== "" && !/^\.+$/.test(part) && !/[\\\u0000-\u001f%]/.test(part))
  );
}

/** An address as found in a field or in HTML: absolute, or a path of the site. */
function resolveAddress(text: string, rules: ImageRules): string | null {
  const site = rules.siteOrigin ?? "https://site.invalid";
  const url = URL.parse(text, site);
  if (!url || url.username !== "" || url.password !== "") return null;
  for (const location of imageLocations) {
    const bases = [...basesOf(location, rules), `${site}/images/${location}`];
    for (const base of bases) {
      const start = `${base}/`;
      const address = `${url.origin}${url.pathname}`;
      if (address.startsWith(start)) return gatewayPath(location, decode(address, start.length));
    }
  }
  const isAllowed = rules.imageHosts?.some((pattern) => matchesHost(url, pattern)) ?? false;
  return url.protocol === "https:" && isAllowed ? url.href : null;
}

function decode(address: string, from: number): string {
  try {
    return decodeURIComponent(address.slice(from));
  } catch {
    return "";
  }
}

function matchesHost(url: URL, pattern: string): boolean {
  const wanted = pattern.toLowerCase();
  if (wanted.startsWith("*.")) return url.hostname.endsWith(wanted.slice(1));
  return wanted === url.host || wanted === `${url.host}:443`;
}
