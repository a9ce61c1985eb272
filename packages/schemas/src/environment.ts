/**
 * Every environment variable of the project, with its default and its check. The gateway, the CMS and
 * the launcher parse `process.env` with it, once each; README.md and .env.example list the same.
 */
import { z } from "zod";
import { imageLocations } from "./content/resources.ts";

/** Error messages for people: zod's own mention NaN. */
const between = (min: number, max: number) => {
  const error = `must be a number from ${min} to ${max}`;
  return z.coerce.number({ error }).min(min, { error }).max(max, { error });
};
const wholeBetween = (min: number, max: number) =>
  between(min, max).int({ error: `must be a whole number from ${min} to ${max}` });

const secret = (length: number) =>
  z.string().min(length, { error: `must have at least ${length} characters` });

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const port = wholeBetween(1, 65_535);

const httpUrl = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
    error: "must be an http or https address",
  })
  .transform((text) => text.replace(/\/+$/, ""));

const httpUrls = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(httpUrl));

/** More than any deployment needs; a list that is longer is a mistake. */
export const MAX_UPSTREAM_ADDRESSES = 16;
const upstreamUrls = httpUrls.pipe(
  z
    .array(z.string())
    .min(1, { error: "must have an address" })
    .max(MAX_UPSTREAM_ADDRESSES, {
      error: `must have ${MAX_UPSTREAM_ADDRESSES} addresses at most`,
    })
    .refine((urls) => new Set(urls.map((url) => new URL(url).href)).size === urls.length, {
      error: "must not have an address twice",
    }),
);

const hostList = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().regex(/^(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/i, "must be a list of hosts")));

const imageBases = z
  .string()
  .transform((text) =>
    Object.fromEntries(
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((pair) => {
          const [location = "", ...base] = pair.split("=");
          return [location, base.join("=")];
        }),
    ),
  )
  .pipe(z.partialRecord(z.enum(imageLocations), httpUrl));

const timeZone = z.string().refine(
  (name) => {
    try {
      return Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
    } catch {
      return false;
    }
  },
  { error: "must be a time zone, such as Asia/Kolkata" },
);

const origin = httpUrl.refine((text) => new URL(text).pathname === "/", {
  error: "must be an origin without a path, such as https://example.org",
});

export const environment = z.object({
  /** Port of the site. */
  PORT: port.default(3000),
  /** Address that the gateway listens on. */
  HOST: z.string().min(1).default("127.0.0.1"),
  /**
   * A server that speaks the upstream contract; the shipped CMS by default. Several addresses of the same
   * server are separated by commas.
   */
  UPSTREAM_URL: upstreamUrls.optional(),
  /** Port of the CMS. */
  CMS_PORT: port.default(3001),
  /** Address that the CMS listens on. */
  CMS_HOST: z.string().min(1).default("127.0.0.1"),
  /** Scheme and host under which visitors reach the site; by default those of the request. */
  SITE_ORIGIN: origin.optional(),
  /** IANA zone in which events are shown, and of dates without an offset. */
  SITE_TIME_ZONE: timeZone.default("Asia/Kolkata"),
  /** Seconds for which content counts as fresh. */
  CONTENT_TTL_S: between(0, 86_400).default(30),
  /** `postgres://…`; by default an embedded SQLite file under DATA_DIR. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, "must begin with postgres://")
    .optional(),
  /** Folder for everything that is stored: database, uploads, secrets, image cache. */
  DATA_DIR: z.string().min(1).default(".data"),
  /** Proxies whose X-Forwarded-* headers are trusted: addresses and CIDR ranges. */
  TRUST_PROXY: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(
      z.array(z.string().regex(/^[0-9a-f.:]+(?:\/\d{1,3})?$/i, "must be a list of CIDR ranges")),
    )
    .optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(", ")}` }).default("info"),
  /** `location=https://…` pairs: locations whose images aren't under /images of UPSTREAM_URL. */
  IMAGE_BASES: imageBases.optional(),
  /** Hosts of absolute image addresses that pages may use. */
  IMAGE_HOSTS: hostList.optional(),
  /** Hosts that pages may embed in a frame, besides the video player. */
  FRAME_HOSTS: hostList.optional(),
  /** Size in MiB to which the cache of resized images may grow. */
  IMAGE_CACHE_MB: wholeBetween(16, 102_400).default(512),
  /** Gateways that the CMS notifies of changes: addresses, separated by commas. */
  GATEWAY_URLS: httpUrls.optional(),
  /** Shared by CMS and gateway: signs webhooks and previews. Generated on the first start. */
  GATEWAY_SECRET: secret(16).optional(),
  /** Signs the CMS's sessions. Generated on the first start. */
  PAYLOAD_SECRET: secret(16).optional(),
  /** The admin's first account, created if there is none. */
  CMS_ADMIN_EMAIL: z.email({ error: "must be an email address" }).default("admin@example.org"),
  /** Its password. Generated on the first start if not given. */
  CMS_ADMIN_PASSWORD: secret(12).optional(),
  /** `yes`: the next start resets that account's password to the first one. */
  CMS_ADMIN_RESET: z.enum(["yes", "no"], { error: "must be yes or no" }).default("no"),
  /** Scheme and host under which staff reach the CMS; links in its mail lead there. */
  CMS_ORIGIN: origin.optional(),
  /** Submissions of each form that one client may send in a minute; replaces the gateway's own limits. */
  RATE_LIMIT_SUBMISSIONS: wholeBetween(1, 100_000).optional(),
  /** `redis://…`: where gateways share counts and edits; without it, each works by itself. */
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, "must begin with redis:// or rediss://")
    .optional(),
  /** `smtp://…` or `smtps://…`; by default mail goes to files under DATA_DIR/outbox. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://")
    .optional(),
  /** Sender of the site's mail. */
  MAIL_FROM: z.email({ error: "must be an email address" }).default("no-reply@example.org"),
  /** Where notices of submissions go; by default the email address in the contact details. */
  STAFF_EMAIL: z.email({ error: "must be an email address" }).optional(),
  /** Bucket for resumes; by default a folder under DATA_DIR. */
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  /** An S3 server other than Amazon's. */
  S3_ENDPOINT: httpUrl.optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** `tcp://host:port` of ClamAV, which is asked before a resume is released to staff. */
  CLAMAV_URL: z
    .string()
    .regex(/^tcp:\/\/[^/:]+(?::\d+)?$/, "must look like tcp://host:3310")
    .optional(),
  /** Which links in published content are checked at night: all, those within the site, or none. */
  LINK_CHECK: z.enum(["all", "site", "off"], { error: "must be all, site or off" }).default("all"),
  /** Port of the gateway's metrics, on HOST; none by default. */
  METRICS_PORT: port.optional(),
  /** Port of the CMS's metrics, on CMS_HOST; none by default. */
  CMS_METRICS_PORT: port.optional(),
  /** Where traces go, as OTLP over HTTP; the libraries for it are loaded only then. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
});
export type Environment = z.infer<typeof environment>;

/**
 * Reads the variables that the project knows; empty ones count as not given.
 *
 * @param source usually `process.env`
 * @returns the values, or one line for each problem, naming the variable but never its value
 */
export function parseEnvironment(
  source: Readonly<Record<string, string | undefined>>,
): { ok: true; values: Environment } | { ok: false; problems: string[] } {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = environment.safeParse(given);
  if (result.success) return { ok: true, values: result.data };
  const problems = result.error.issues.map(
    (issue) => `${issue.path[0]?.toString() ?? "environment"}: ${issue.message}`,
  );
  return { ok: false, problems };
}
