/** Addresses are compared without regard to case. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();
