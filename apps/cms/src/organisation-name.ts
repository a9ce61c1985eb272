/** What the admin calls the organisation; what visitors read is a setting. */
export const ORGANISATION = "Kalinga Dream Labs";
