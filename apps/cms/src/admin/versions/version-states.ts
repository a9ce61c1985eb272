/**
 * What each version is to visitors.
 *
 * @param versions the latest first
 * @param isPublished whether the site shows any version
 */
export function versionStates(
  versions: readonly { isDraft: boolean }[],
  isPublished: boolean,
): string[] {
  const shown = isPublished ? versions.findIndex(({ isDraft }) => !isDraft) : -1;
  return versions.map(({ isDraft }, index) => {
    if (index === shown) return "On the site";
    if (!isDraft) return "Published earlier";
    return index === 0 ? "Current draft" : "Draft";
  });
}
