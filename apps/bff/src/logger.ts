import { type Logger, pino } from "pino";

/** Logs JSON lines to stdout. What could let its reader act as someone else is left out. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: [
        "authorization",
        "cookie",
        "password",
        "token",
        "*.authorization",
        "*.cookie",
        "*.password",
        "*.token",
        "*.headers",
        'headers["set-cookie"]',
      ],
      censor: "[redacted]",
    },
  });
}
