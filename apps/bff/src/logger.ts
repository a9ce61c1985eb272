import { type DestinationStream, type Logger, pino } from "pino";

/** Logs JSON lines, to stdout unless told otherwise. What could let its reader act as someone else is left out. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
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
  };
  return destination ? pino(options, destination) : pino(options);
}
