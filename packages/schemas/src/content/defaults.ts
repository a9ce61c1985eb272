/** Defaults for missing settings. No imports here, since pages load this module. */

/** The site's name when the setting is missing or can't be loaded. */
export const DEFAULT_SITE_NAME = "Student mentoring and innovation";

/** Copyright text when the footer has none. */
export const DEFAULT_COPYRIGHT = "All Rights Reserved.";
