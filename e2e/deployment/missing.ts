/** Names what a trial needs and the machine doesn't have. */
export class Missing extends Error {}
