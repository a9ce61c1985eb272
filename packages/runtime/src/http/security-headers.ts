/** What gateway and CMS say to browsers with every reply. */

/** Sent with every reply. A shell of features that the site uses none of is switched off. */
export const baseHeaders: Readonly<Record<string, string>> = {
  // Browsers ignore it where the connection isn't https, so it needs no condition.
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), " +
    "gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** For everything that isn't a page: should a browser show it as one, it can do nothing. */
export const INERT_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
