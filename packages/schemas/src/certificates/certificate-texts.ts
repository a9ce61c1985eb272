/** What people read about certificates. No runtime imports here, since pages load this module. */

export const certificateFailure = {
  unknown: "We have issued no certificate with this number. Please check that you typed it right.",
  tooManyTries: "You have tried many numbers. Please wait a while before you try again.",
  failed: "Certificates can’t be checked just now. Please try again in a moment.",
  noFile: "This certificate isn’t offered for download.",
} as const;
