/** All metrics of the CMS. One meter for the whole process, shared by all copies of a module. */
import { formNames } from "@kdl/schemas/forms/form";
import { createHttpMetrics } from "@kdl/runtime/metrics/http-metrics";
import { createMeter } from "@kdl/runtime/metrics/meter";
import { processWide } from "../lifecycle/process-wide.ts";
import { routes } from "./route-of.ts";

function createMetrics() {
  const meter = createMeter();
  return {
    meter,
    http: createHttpMetrics(meter, routes),
    refused: meter.counter({
      name: "overload_refused_requests_total",
      help: "Requests refused immediately, because too many were in progress.",
    }),
    staffTriesRefused: meter.counter({
      name: "staff_tries_refused_total",
      help: "Log-ins and the like of staff, or of others in their name, that were too many.",
    }),
    mailSent: meter.counter({
      name: "mail_sent_total",
      help: "Attempts to send a mail, and mails that were not sent because of a limit.",
      labels: { outcome: ["sent", "failed", "limited"] },
    }),
    scannedFiles: meter.counter({
      name: "scanned_files_total",
      help: "Resumes that the malware scanner was asked about.",
      labels: { result: ["clean", "infected", "failed"] },
    }),
    submissionsStored: meter.counter({
      name: "submissions_stored_total",
      help: "Submissions that were stored, repeats not counted.",
      labels: { form: formNames, flagged: ["yes", "no"] },
    }),
    signatures: meter.counter({
      name: "gateway_signatures_total",
      help: "Requests that need a gateway's signature, by what was found.",
      labels: { result: ["genuine", "missing", "wrong", "expired"] },
    }),
    clockSkew: meter.gauge({
      name: "gateway_clock_skew_seconds",
      help: "This clock minus the gateway's, from the last request that a gateway signed.",
    }),
    contentWebhooks: meter.counter({
      name: "content_webhooks_total",
      help: "Changes that were delivered to a gateway, or could not be.",
      labels: { outcome: ["told", "failed"] },
    }),
  };
}

export const metrics = processWide("metrics", createMetrics);
