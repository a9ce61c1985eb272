/** What a trial needs and the machine doesn't have, in words. */
export class Missing extends Error {}
