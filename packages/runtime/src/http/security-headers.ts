/** Security headers of gateway and CMS. */

/** Sent with every reply. Browser features that the site doesn't use are disabled. */
export const baseHeaders: Readonly<Record<string, string>> = {
  // Browsers ignore it without https, so it needs no condition.
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

/** For everything that isn't a page: if a browser renders it as one, it can't do anything. */
export const INERT_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
