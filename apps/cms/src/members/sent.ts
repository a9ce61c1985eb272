/** A member's submissions as the contract describes them. */
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
import { isLinkValid } from "../applications/own-application.ts";
import { linkDigest, linkToken } from "../mail/application-link.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { type ReviewStatus, reviewStatuses } from "../forms/review-statuses.ts";
import { canCancel, eventOf } from "./cancel-registration.ts";

/** More than anybody sends. Only the latest are listed. */
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
      return docs.map((doc) => ({
        at: Date.parse(doc.receivedAt),
        wire: toWire(form, doc, { now, interview: news.get(doc.id) ?? null }),
      }));
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
  const event = form === "event-registration" ? eventOf(doc as never) : null;
  const about = event?.name ?? doc.eventName ?? doc.interestedToLearn ?? doc.message ?? "";
  const status =
    isApplicationForm(form) && doc.stage
      ? stages[doc.stage].status
      : reviewStatuses.find(({ value }) => value === doc.reviewStatus)?.wire;
  return {
    form,
    reference: doc.reference,
    status: doc.cancelledAt ? "cancelled" : status,
    sent_at: doc.receivedAt,
    about: [...about].slice(0, ABOUT_MAX).join(""),
    event: event && isPublic(event) ? eventToWire(event) : null,
    can_cancel: event !== null && canCancel(doc as never, now),
    ...(isApplicationForm(form) &&
      doc.stage && { application: { ...applicationOf(form, doc, now), interview } }),
  };
}

/** The stage, and the link's token where the link works. A read stores no digest: see `keepLink`. */
function applicationOf(form: ApplicationForm, doc: SentSubmission, now: Date) {
  const stage = doc.stage!;
  const works =
    doc.linkDigest === linkDigest(form, doc.reference) &&
    isLinkValid({ stage, stageSince: doc.stageSince ?? null }, now);
  return { stage, token: works ? linkToken(form, doc.reference) : null };
}

/** Unpublished events are hidden, even from people who registered for them earlier. */
const isPublic = ({ _status, publish }: Event) => _status === "published" && Boolean(publish);

const eventToWire = ({ slug, name, type, startsAt, endsAt, location, status }: Event) => ({
  slug,
  name,
  type,
  starts_at: startsAt,
  ends_at: endsAt,
  location: location ?? "",
  cancelled: status === "cancelled",
});
