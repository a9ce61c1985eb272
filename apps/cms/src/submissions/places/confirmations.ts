/** What staff confirm before giving somebody a seat. No runtime imports: the admin bundles this file. */

export const confirmations = ["over-capacity", "past-queue"] as const;
export type Confirmation = (typeof confirmations)[number];

/** What staff confirm, as the history and the dialogs say it. */
export const confirmationTexts: Readonly<Record<Confirmation, string>> = {
  "over-capacity": "more people than there are seats",
  "past-queue": "past people who have waited longer",
};

interface Seats {
  /** `null` if there is no limit. */
  capacity: number | null;
  taken: number;
  /** People who have waited longer. */
  ahead: number;
  /** Whether the person has been offered a seat, which already counts as taken. */
  isOffered?: boolean;
}

/** What staff have to confirm, with a sentence for each. */
export function toConfirm({ capacity, taken, ahead, isOffered = false }: Seats) {
  const needed = new Map<Confirmation, string>();
  if (isOffered) return needed;
  if (capacity !== null && taken >= capacity) {
    needed.set("over-capacity", `${taken} of ${capacity} seats are taken.`);
  }
  if (ahead > 0) {
    const people = ahead === 1 ? "1 person has" : `${ahead} people have`;
    needed.set("past-queue", `${people} waited longer.`);
  }
  return needed;
}
