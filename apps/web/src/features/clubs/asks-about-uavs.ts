import type { ClubChoice } from "@kdl/schemas/content/clubs";

/**
 * Whether the registration form asks about experience with UAVs: for a UAV club, and for every club of an
 * upstream that doesn't say which clubs those are.
 * @param title of the chosen club; empty for none
 */
export function asksAboutUavs(clubs: readonly ClubChoice[], title: string): boolean {
  const isSaid = clubs.some(({ isUavClub }) => isUavClub !== null);
  if (!isSaid) return clubs.length > 0;
  return clubs.some((club) => club.title === title && club.isUavClub === true);
}
