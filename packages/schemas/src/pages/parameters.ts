/** Query parameters of pages that browser and gateway both write. No imports, since every page loads it. */

/** What has just happened, on pages of members. */
export const NOTICE_PARAMETER = "notice";
/** Where a log-in leads. */
export const NEXT_PARAMETER = "next";
/** The club that the registration form begins with, by its slug. */
export const CLUB_PARAMETER = "club";
/** Says that a form of this page was sent. */
export const SENT_PARAMETER = "sent";
/** Why an applicant's request failed. */
export const PROBLEM_PARAMETER = "problem";
