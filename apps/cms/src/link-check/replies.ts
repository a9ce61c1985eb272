/** What the CMS answers to the admin about checks of links. */
export interface LinkCheckReply {
  isUnderWay: boolean;
}

/** About one document or global. */
export interface BrokenHereReply {
  broken: { address: string; field: string; problem: string }[];
}
