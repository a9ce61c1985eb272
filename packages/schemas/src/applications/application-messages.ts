/** What applicants read when something doesn't work. No imports here, since pages load this module. */

export const applicationFailure = {
  /** The same for every token that isn't valid. */
  unknownLink: "This link doesn’t work.",
  stageChanged: "Your application has changed in the meantime. Its current status is shown below.",
  offerEnded: "Our offer has ended, so it can’t be accepted any more. Please contact us.",
  tooManyTries:
    "There were too many links that don’t work. Please wait a few minutes and try again.",
  notOffered: "Links to applications are not available at the moment. Please contact us instead.",
  failed: "We can’t reach our records just now. Please try again in a minute.",
} as const;

/** The same for every address. */
export const linksSent =
  "If we have an open application from this address, we have sent its link there.";
