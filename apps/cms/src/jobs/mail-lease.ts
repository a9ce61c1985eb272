/** Names the claim on a job. */
export const mailLease = (job: string): string => `mail:${job}`;
