/** Name of the lease on a job. */
export const mailLease = (job: string): string => `mail:${job}`;
