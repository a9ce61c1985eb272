/**
 * State of a resume's malware check. A resume without one arrived while no scanner was configured, and
 * may be downloaded. The rows are the queue, so that waiting files are scanned even after a crash.
 */
export const scanStates = ["waiting", "clean", "infected", "removed"] as const;
export type ScanState = (typeof scanStates)[number];
export const scanStateLabels: Readonly<Record<ScanState, string>> = {
  waiting: "Still to be checked",
  clean: "Nothing found",
  infected: "Malware found",
  removed: "Malware found, file deleted",
};

/** Collections whose submissions come with a file. */
export const resumeCollections = ["internship-applications", "volunteer-registrations"] as const;
export type ResumeCollection = (typeof resumeCollections)[number];
