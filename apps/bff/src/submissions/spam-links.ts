/** Counts links in typed answers, including those disguised to get past filters. */

/** This many links or more count as an advertisement. */
const MANY_LINKS = 3;

/** Markup of forums and pages: the forms don't render it, so only bots write it. */
const MARKUP = /\[(?:(?:url|link)=|(?:url|img)\])|<a\s[^>]{0,200}href/iu;

/** An unmistakable link: with a scheme (`hxxp` too), without one (`//host`), or with `www.`. */
const PLAIN_LINK =
  /(?:\b(?:h(?:tt|xx)ps?|f[tx]p):(?:[/\\]{2})?|(?<![:\p{L}\p{N}/])\/\/(?=[\p{L}\p{N}-]+\.[\p{L}\p{N}])|\bwww\.)[^\s<>"]+/giu;

/** Dots disguised to get past filters. */
const HIDDEN_DOT = /(?<=[\p{L}\p{N}]) ?[[({](?:\.|dot)[\])}] ?(?=[\p{L}\p{N}])|[。．｡]/giu;

const EMAIL = /(?<![\p{L}\p{N}._%+/:-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]+/gu;

/** A host without a scheme. The character before it can't be part of a host or an address. */
const HOST =
  /(?<![\p{L}\p{N}.@_-])((?:[\p{L}\p{N}-]{1,63}\.)+)([\p{L}\p{N}-]{2,63})(\/[^\s<>"]+)?/gu;

/** Endings that mark a name as a host; `example` and the like are reserved for examples. */
const TLD =
  /^(?:com|net|org|info|biz|xyz|top|online|site|website|shop|store|club|app|dev|link|click|live|pro|vip|icu|bet|casino|poker|loan|win|bid|xxx|porn|ru|su|ua|cn|tk|ml|ga|cf|gq|pw|cc|ws|tv|ly|gl|gg|gd|io|co|ai|eu|de|fr|uk|pl|br|nl|jp|example|test|invalid|рф|中国|भारत|భారత్|xn--[a-z\d-]+)$/iu;
/** Endings that are also words: after a missing space they prove nothing. */
const WORD_TLD = /^(?:in|it|is|me|so|my|to|us|am|at|be|do|no|as|by)$/iu;
/** Names of programs and files that look like hosts. */
const TECHNOLOGY = /^(?:(?:asp|vb|ado|ml)\.net|socket\.io|draw\.io)$/iu;
const FILE_ENDING = /^(?:js|ts|py|css|html?|php|json|xml|pdf|docx?|txt|md|jpe?g|png|java|cpp)$/iu;
/** One-letter hosts that hide links; other single letters are degrees and initials. */
const SHORT_HOST = /^(?:t\.me|t\.co|x\.com|v\.gd)$/iu;

/** Whether answers contain many links, or one of them is only a link. */
export function hasSpamLinks(answers: readonly string[]): boolean {
  const read = answers.map(readLinks);
  const count = read.reduce((sum, { links }) => sum + links, 0);
  return count >= MANY_LINKS || read.some(({ isAdvertisement }) => isAdvertisement);
}

function readLinks(answer: string): { links: number; isAdvertisement: boolean } {
  let plain = 0;
  let hidden = 0;
  const text = answer.replace(HIDDEN_DOT, () => {
    hidden += 1;
    return ".";
  });
  const rest = text
    .replace(PLAIN_LINK, () => {
      plain += 1;
      return " ";
    })
    .replace(EMAIL, " ");
  let bare = 0;
  let certain = 0;
  const words = rest.replace(HOST, (host, labels: string, ending: string, path?: string) => {
    if (!isHost(labels, ending, path !== undefined)) return host;
    bare += 1;
    const isCertain = hidden > 0 || (path !== undefined && TLD.test(ending));
    if (!isCertain) return host;
    certain += 1;
    return " ";
  });
  const isOnlyLinks = plain + certain > 0 && words.trim() === "";
  return { links: plain + bare, isAdvertisement: isOnlyLinks || MARKUP.test(answer) };
}

/** @param labels the part before the ending, including its dots */
function isHost(labels: string, ending: string, hasPath: boolean): boolean {
  const host = labels + ending;
  if (SHORT_HOST.test(host)) return hasPath;
  const names = labels.split(".").slice(0, -1);
  const last = names.at(-1) ?? "";
  if (last.length < 2 || TECHNOLOGY.test(host) || FILE_ENDING.test(ending)) return false;
  // A capital after the dot begins a sentence or a degree.
  const isSentence = ending !== ending.toLowerCase() && host !== host.toUpperCase();
  if (isSentence) return false;
  if (TLD.test(ending)) return true;
  if (WORD_TLD.test(ending)) return hasPath || names.length > 1 || /[\d-]/.test(last);
  return hasPath && /^[a-z]+$/iu.test(ending);
}
