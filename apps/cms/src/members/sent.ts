/** A member's submissions, as the API contract describes them. */
import { type FormName, formNames } from "@kdl/schemas/forms/form";
import {
  type ApplicationForm,
  isApplicationForm,
  type StageName,
  stages,
} from "@kdl/schemas/applications/stages";
import type { Payload } from "payload";
import type { Event, EventRegistration, Member } from "../payload-types.ts";
import { type InterviewNews, newsOf } from "../applications/interviews/interview-to-wire.ts";
import { ownCertificates } from "../certificates/own-certificates.ts";
import { isLinkValid } from "../applications/own-application.ts";
import { linkDigest, linkToken } from "../mail/application-link.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { type ReviewStatus, reviewStatuses } from "../forms/review-statuses.ts";
import { mayCancel } from "../submissions/places/may-cancel.ts";
import {
  isLinkValid as isRegistrationLinkValid,
  type OwnRegistration,
  shownEvent,
  withEvent,
} from "../submissions/places/own-registration.ts";
import { placeToWire } from "../submissions/places/registration-to-wire.ts";

/** More than anybody sends. Beyond it, only the latest are listed. */
const LIMIT = 200;
const ABOUT_MAX = 60;

/** The fields of a submission that members see; each collection has some of them. */
interface SentSubmission {
  id: string;
  reference: string;
  receivedAt: string;
  reviewStatus: ReviewStatus;
  stage?: StageName;
  stageSince?: string | null;
  linkDigest?: string | null;
  cancelledAt?: string | null;
  message?: string | null;
  interestedToLearn?: string | null;
  eventName?: string | null;
  event?: EventRegistration["event"];
}

/** Everything that was sent with the member's address and isn't in quarantine, latest first. */
export async function sentBy(payload: Payload, { emailKey }: Member) {
  const now = new Date();
  const lists = await Promise.all(
    formNames.map(async (form) => {
      const docs = await find(payload, form, emailKey);
      const news = isApplicationForm(form) ? await newsOf(payload, docs, now) : noNews;
      const ids = docs.map(({ id }) => id);
      const certificates = await ownCertificates(payload, form, ids);
      return Promise.all(
        docs.map(async (doc) => ({
          at: Date.parse(doc.receivedAt),
          wire: {
            ...toWire(form, doc, { now, interview: news.get(doc.id) ?? null }),
            ...(form === "event-registration" && (await registrationOf(payload, doc, now))),
            certificate: certificates.get(doc.id) ?? null,
          },
        })),
      );
    }),
  );
  return lists
    .flat()
    .toSorted((one, other) => other.at - one.at)
    .slice(0, LIMIT)
    .map(({ wire }) => wire);
}

async function find(payload: Payload, form: FormName, emailKey: string): Promise<SentSubmission[]> {
  const { docs } = await payload.find({
    collection: formSlugs[form],
    where: { and: [{ senderKey: { equals: emailKey } }, { quarantined: { equals: false } }] },
    sort: "-receivedAt",
    limit: LIMIT,
    pagination: false,
    depth: form === "event-registration" ? 1 : 0,
    showHiddenFields: true,
    populate: {
      events: {
        slug: true,
        name: true,
        type: true,
        startsAt: true,
        endsAt: true,
        location: true,
        status: true,
        publish: true,
        _status: true,
      } as never,
    },
  });
  return docs as unknown as SentSubmission[];
}

const noNews: InterviewNews = new Map();

interface Shown {
  now: Date;
  interview: ReturnType<InterviewNews["get"]> | null;
}

function toWire(form: FormName, doc: SentSubmission, { now, interview }: Shown) {
  const about = doc.eventName ?? doc.interestedToLearn ?? doc.message ?? "";
  const status =
    isApplicationForm(form) && doc.stage
      ? stages[doc.stage].status
      : reviewStatuses.find(({ value }) => value === doc.reviewStatus)?.wire;
  return {
    form,
    reference: doc.reference,
    status: doc.cancelledAt ? "cancelled" : status,
    sent_at: doc.receivedAt,
    about: shortened(about),
    event: null as ReturnType<typeof eventToWire> | null,
    can_cancel: false,
    ...(isApplicationForm(form) &&
      doc.stage && { application: { ...applicationOf(form, doc, now), interview } }),
  };
}

const shortened = (text: string) => [...text].slice(0, ABOUT_MAX).join("");

/** The stage, and the link's token if the link works. A read stores no digest: see `keepLink`. */
function applicationOf(form: ApplicationForm, doc: SentSubmission, now: Date) {
  const stage = doc.stage!;
  const works =
    doc.linkDigest === linkDigest(form, doc.reference) &&
    isLinkValid({ stage, stageSince: doc.stageSince ?? null }, now);
  return { stage, token: works ? linkToken(form, doc.reference) : null };
}

/** Fields that only registrations have. The token is `null` if the link doesn't work: see `applicationOf`. */
async function registrationOf(payload: Payload, doc: SentSubmission, now: Date) {
  const registration: OwnRegistration = withEvent(doc as never);
  const [{ name } = { name: null }, event] = [
    registration.event ?? undefined,
    shownEvent(registration),
  ];
  const token = linkToken("event-registration", doc.reference);
  const works =
    doc.linkDigest === linkDigest("event-registration", doc.reference) &&
    isRegistrationLinkValid(registration, now);
  return {
    ...(name !== null && { about: shortened(name) }),
    event: event && eventToWire(event),
    can_cancel: mayCancel(registration, now),
    registration: {
      ...(await placeToWire(payload, registration)),
      token: works ? token : null,
    },
  };
}

const eventToWire = ({ slug, name, type, startsAt, endsAt, location, status }: Event) => ({
  slug,
  name,
  type,
  starts_at: startsAt,
  ends_at: endsAt,
  location: location ?? "",
  cancelled: status === "cancelled",
});
