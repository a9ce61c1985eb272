/** Defaults for missing settings. No import here: pages use these without the schemas. */

/** The site's name when the setting is missing or can't be loaded. */
export const DEFAULT_SITE_NAME = "Student mentoring and innovation";

/** Copyright text when the footer has none. */
export const DEFAULT_COPYRIGHT = "All Rights Reserved.";
