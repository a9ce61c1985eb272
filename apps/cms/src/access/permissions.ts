/** Which role may do what in the CMS. Every check uses this table; anything not listed is forbidden. */

/** Roles with their labels; an account can have several. */
export const roleLabels = {
  admin: "Admin",
  coordinator: "Coordinator",
  mentor: "Mentor",
  editor: "Editor",
} as const;
export type Role = keyof typeof roleLabels;
export const roles = Object.keys(roleLabels) as Role[];

const admins = ["admin"] as const;
const editors = ["admin", "editor"] as const;
const coordinators = ["admin", "coordinator"] as const;
const staffOfEvents = ["admin", "editor", "coordinator"] as const;
/** Mentors see only the applications assigned to them: `access/assigned.ts`. */
const reviewers = [...coordinators, "mentor"] as const;

const table = {
  /** Everything that the site's pages show, and its images. */
  content: {
    create: editors,
    // Coordinators see the event of a registration.
    read: [...editors, "coordinator"],
    update: editors,
    delete: editors,
  },
  /** Contact messages and event registrations. */
  messages: {
    read: coordinators,
    update: coordinators,
    delete: admins,
    export: coordinators,
    "send-mail": coordinators,
    /** Adds participants to an event, gives seats to people on the waitlist, and cancels registrations. */
    "change-places": coordinators,
    "mark-attendance": coordinators,
    "read-history": coordinators,
    "add-note": coordinators,
  },
  applications: {
    read: reviewers,
    update: coordinators,
    delete: admins,
    export: coordinators,
    "send-mail": coordinators,
    message: coordinators,
    "read-file": reviewers,
    "delete-file": coordinators,
    decide: coordinators,
    assign: coordinators,
    reopen: admins,
    // Mentors write their opinion in their scorecards instead.
    "read-history": coordinators,
    "add-note": coordinators,
  },
  /** Reviewers' marks and recommendations. Reviewers see others' scorecards once they hand in their own. */
  scorecards: { review: reviewers, "read-all": coordinators },
  /** The criteria that reviewers mark. */
  "score-criteria": {
    create: coordinators,
    read: coordinators,
    update: coordinators,
    delete: coordinators,
  },
  /** Settings of the forms, such as the internship's cohort. */
  "form-settings": { read: coordinators, update: coordinators },
  /** Everything sent from one address, and the links that staff make between people. */
  people: { read: coordinators },
  "person-links": {
    create: coordinators,
    read: coordinators,
    update: coordinators,
    delete: coordinators,
  },
  /** The texts of mails to applicants. */
  "mail-templates": {
    create: coordinators,
    read: coordinators,
    update: coordinators,
    delete: coordinators,
    test: coordinators,
  },
  /** Mails to an event's participants, without names and addresses: editors see them too. */
  "event-mails": {
    read: staffOfEvents,
    tell: staffOfEvents,
    message: coordinators,
  },
  /** Certificates of finished internships and attended events. Nobody can change one. */
  certificates: {
    read: coordinators,
    issue: coordinators,
    revoke: coordinators,
    "send-mail": coordinators,
    delete: admins,
  },
  /** Phones that check people in at events, and tickets. */
  door: { read: coordinators, pair: coordinators },
  /** Filters and columns for lists of applications, which accounts save for themselves or share. */
  "saved-views": {
    create: reviewers,
    read: reviewers,
    update: reviewers,
    delete: reviewers,
    share: coordinators,
  },
  /** The page for coordinators. */
  guide: { read: reviewers },
  members: { read: coordinators, delete: admins },
  /** Staff accounts. All staff have access to their own. */
  accounts: {
    create: admins,
    // Coordinators assign applications.
    read: coordinators,
    update: admins,
    delete: admins,
    "change-roles": admins,
  },
  "access-log": { read: admins },
} as const satisfies Record<string, Record<string, readonly Role[]>>;

export type Subject = keyof typeof table;
type Rights = Readonly<Partial<Record<string, readonly Role[]>>>;
export const permissions: Readonly<Record<Subject, Rights>> = table;
export type Action = { [S in Subject]: keyof (typeof table)[S] }[Subject];

/** Fields that a role doesn't see, even if it reads the rest of the document. */
const withheld: Partial<Record<Subject, Partial<Record<Role, readonly string[]>>>> = {
  // The score combines all reviewers' marks, which mentors see once they have handed in their own. Prepared
  // decisions, and those yet to take effect, are only for staff who decide.
  applications: {
    mentor: ["email", "phone", "address", "mail", "score", "pendingStage", "releaseAt"],
  },
};

/**
 * Whether an account with these roles may do something.
 *
 * @param field for reading a single field of a document
 */
export function may(
  held: readonly Role[],
  action: Action,
  subject: Subject,
  field?: string,
): boolean {
  const allowed = permissions[subject][action] ?? [];
  const blocked = withheld[subject] ?? {};
  return held.some(
    (role) =>
      allowed.includes(role) && (field === undefined || !(blocked[role] ?? []).includes(field)),
  );
}
