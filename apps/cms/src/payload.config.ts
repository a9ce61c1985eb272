import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildConfig } from "payload";
import sharp from "sharp";
import { answerWithFields } from "./admin-api/field-errors.ts";
import { refuseMalformed } from "./admin-api/refuse-malformed.ts";
import { accessLog } from "./collections/access-log.ts";
import { certificateCollections } from "./collections/certificates.ts";
import { clubs } from "./collections/clubs.ts";
import { doorCollections } from "./collections/door.ts";
import { events } from "./collections/events.ts";
import { faqs } from "./collections/faqs.ts";
import { leases } from "./collections/leases.ts";
import { linkCheckCollections } from "./collections/link-checks.ts";
import { mailCounts } from "./collections/mail-counts.ts";
import { media } from "./collections/media.ts";
import { mailTemplates } from "./collections/mail-templates.ts";
import { memberCollections } from "./collections/members/index.ts";
import { pages } from "./collections/pages.ts";
import { partners } from "./collections/partners.ts";
import { founders, mentors } from "./collections/founders-and-mentors.ts";
import { people } from "./collections/people.ts";
import { personLinks } from "./collections/person-links.ts";
import { scorecardCollections } from "./collections/scorecards/index.ts";
import { savedViews, withoutLockoutCheck } from "./collections/saved-views.ts";
import { seedLog } from "./collections/seed-log.ts";
import { redirects } from "./collections/redirects.ts";
import { services } from "./collections/services.ts";
import { submissionCollections } from "./collections/submissions/index.ts";
import { homeTestimonials, testimonials } from "./collections/testimonials.ts";
import { staffTries } from "./collections/staff-tries.ts";
import { users, withoutFormerRole } from "./collections/users.ts";
import { bufferedLog } from "./server/buffered-log.ts";
import { databaseAdapter } from "./database/adapter.ts";
import { addSubmissionNote } from "./endpoints/add-note.ts";
import { applicationCommands } from "./endpoints/application-commands.ts";
import { applicationState } from "./endpoints/application-state.ts";
import { sendCertificateAgain } from "./endpoints/certificate-mail.ts";
import { certificateEndpoints } from "./endpoints/certificates.ts";
import { doorEndpoints } from "./endpoints/door.ts";
import { downloadResume } from "./endpoints/download-resume.ts";
import { eventMailEndpoints } from "./endpoints/event-mails.ts";
import { exportSubmissions } from "./endpoints/export-submissions.ts";
import { interviewCommands } from "./endpoints/interview-commands.ts";
import { interviewsOfApplication } from "./endpoints/interviews-of-application.ts";
import { linkCheckEndpoints } from "./endpoints/link-check.ts";
import { messageCommands } from "./endpoints/message-commands.ts";
import { participantEndpoints } from "./endpoints/participants.ts";
import { removeInfectedResume } from "./endpoints/remove-infected-resume.ts";
import { scorecardEndpoints } from "./endpoints/scorecards.ts";
import { sendMailAgain } from "./endpoints/send-mail-again.ts";
import { submissionHistory } from "./endpoints/submission-history.ts";
import { templateCommands } from "./endpoints/try-template.ts";
import { env } from "./env.ts";
import { keepReadOnlyFromBulkEdit } from "./fields/bulk-edit.ts";
import { certificateSettings } from "./globals/certificate-settings.ts";
import { home } from "./globals/home.ts";
import { nextSteps } from "./globals/next-steps.ts";
import { registrations } from "./globals/registrations.ts";
import { appearance, contact, footer, social } from "./globals/settings.ts";
import { previewEndpoint } from "./hooks/preview-url.ts";
import { jobs } from "./jobs/jobs.ts";
import { withOwnSchedule } from "./jobs/scheduled-change.ts";
import { payloadLog } from "./admin-api/payload-log.ts";
import { mailAdapter } from "./mail/mail-adapter.ts";
import { pageEditor } from "./rich-text/editor.ts";

const here = dirname(fileURLToPath(import.meta.url));
const MAX_UPLOAD_BYTES = 15 * 1024 * 1024;

const config = buildConfig({
  secret: env.PAYLOAD_SECRET ?? "",
  // The contract's routes own /api; the folder src/app/(payload)/payload-api has to match.
  routes: { api: "/payload-api" },
  graphQL: { disable: true },
  telemetry: false,
  collections: [
    pages,
    services,
    clubs,
    events,
    faqs,
    mentors,
    founders,
    partners,
    homeTestimonials,
    testimonials,
    redirects,
    media,
    ...submissionCollections,
    ...scorecardCollections,
    ...certificateCollections,
    ...doorCollections,
    mailTemplates,
    ...memberCollections,
    people,
    personLinks,
    mailCounts,
    ...linkCheckCollections,
    leases,
    users,
    staffTries,
    seedLog,
    accessLog,
  ],
  globals: [
    home,
    appearance,
    contact,
    social,
    footer,
    registrations,
    nextSteps,
    certificateSettings,
  ],
  endpoints: [
    previewEndpoint,
    sendMailAgain,
    downloadResume,
    removeInfectedResume,
    exportSubmissions,
    applicationState,
    submissionHistory,
    addSubmissionNote,
    interviewsOfApplication,
    ...applicationCommands,
    ...scorecardEndpoints,
    ...interviewCommands,
    ...messageCommands,
    ...templateCommands,
    ...certificateEndpoints,
    sendCertificateAgain,
    ...doorEndpoints,
    ...participantEndpoints,
    ...eventMailEndpoints,
    ...linkCheckEndpoints,
  ],
  hooks: { afterError: [refuseMalformed, answerWithFields] },
  editor: pageEditor,
  db: await databaseAdapter(),
  sharp,
  upload: {
    limits: { fileSize: MAX_UPLOAD_BYTES },
    abortOnLimit: true,
    responseOnLimit: "Please choose a file of at most 15 MiB.",
  },
  logger: { options: payloadLog(env.LOG_LEVEL), destination: bufferedLog },
  email: mailAdapter,
  queryPresets: savedViews,
  plugins: [keepReadOnlyFromBulkEdit],
  jobs,
  admin: {
    user: users.slug,
    // Gravatar would be asked otherwise.
    avatar: "default",
    // Of times that are set for publishing.
    timezones: {
      defaultTimezone: env.SITE_TIME_ZONE,
      supportedTimezones: [{ label: env.SITE_TIME_ZONE, value: env.SITE_TIME_ZONE }],
    },
    // The titles of pages come from here, all else of their heads from src/admin/page-metadata.ts.
    meta: { titleSuffix: "" },
    components: {
      afterNavLinks: ["/admin/guide/guide-link.tsx#GuideLink"],
      providers: ["/admin/keep-history-state.tsx#KeepHistoryState"],
      views: {
        dashboard: { Component: "/admin/dashboard/dashboard.tsx#Dashboard" },
        guide: {
          path: "/guide",
          exact: true,
          Component: "/admin/guide/guide-view.tsx#GuideView",
          meta: { title: "Guide" },
        },
      },
      graphics: { Icon: "/admin/icon.tsx#Icon", Logo: "/admin/logo.tsx#Logo" },
    },
    importMap: { baseDir: here },
  },
  typescript: {
    outputFile: join(here, "payload-types.ts"),
    schema: [withoutFormerRole],
    // By `pnpm generate`: each start outside production, such as of a test, would run it in a process of its own.
    autoGenerate: false,
  },
});

export default config.then(withoutLockoutCheck).then(withOwnSchedule);
