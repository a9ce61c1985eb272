/**
 * Variables that containers are given as files, `NAME_FILE` in place of `NAME`. Others that end so belong
 * to other programs, and stay as they are.
 */
export const secretsOfFiles = [
  "GATEWAY_SECRET",
  "PAYLOAD_SECRET",
  "CMS_ADMIN_PASSWORD",
  "DATABASE_URL",
  "REDIS_URL",
  "SMTP_URL",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;
