/**
 * How far the look at a resume is. Without a state, nobody was there to look at it, and it is released.
 * The rows are the queue: what waits is looked at, whatever has happened to this process meanwhile.
 */
export const scanStates = ["waiting", "clean", "infected", "removed"] as const;
export type ScanState = (typeof scanStates)[number];

/** Collections whose submissions come with a file. */
export const resumeCollections = ["internship-applications", "volunteer-registrations"] as const;
export type ResumeCollection = (typeof resumeCollections)[number];
