import type { ClubChoice } from "@kdl/schemas/content/clubs";
import { CLUB_PARAMETER } from "@kdl/schemas/pages/parameters";
import type { LoadArguments } from "../../data/page-module.ts";
import { type FormStart, loadForm } from "../../forms/load-form.ts";

export interface ClubFormStart extends FormStart {
  /** Empty where they can't be loaded. */
  clubs: ClubChoice[];
  /** The club whose page led here. */
  chosen: ClubChoice | null;
}

export async function loadClubForm({ data, url }: LoadArguments): Promise<ClubFormStart> {
  const [start, clubs] = await Promise.all([loadForm(data), data.query("clubs.choices")]);
  const slug = url.searchParams.get(CLUB_PARAMETER);
  return { ...start, clubs, chosen: clubs.find((club) => club.slug === slug) ?? null };
}
