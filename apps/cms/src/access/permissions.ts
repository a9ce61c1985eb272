/** Which role may do what in the CMS. Everything that asks, asks here; what isn't listed is forbidden. */

/** With their labels; an account can have several. */
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
/** Mentors only see applications that are assigned to them: `access/assigned.ts`. */
const reviewers = [...coordinators, "mentor"] as const;

const table = {
  /** Everything that the site's pages show, and its images. */
  content: {
    create: editors,
    // Coordinators see the events of registrations.
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
    /** Adds participants to an event, gives seats to people on the waitlist, and cancels. */
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
    // Mentors put what they think into their scorecards.
    "read-history": coordinators,
    "add-note": coordinators,
  },
  /** Reviewers' marks and recommendations. They see others' once their own is handed in. */
  scorecards: { review: reviewers, "read-all": coordinators },
  /** What reviewers give marks for. */
  "score-criteria": {
    create: coordinators,
    read: coordinators,
    update: coordinators,
    delete: coordinators,
  },
  /** What coordinators set for the forms, such as the internship's cohort. */
  "form-settings": { read: coordinators, update: coordinators },
  /** Everything that came from one address, and what staff say about how people belong together. */
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
  /** What participants of an event were told. Without their names and addresses: editors see it too. */
  "event-mails": {
    read: staffOfEvents,
    tell: staffOfEvents,
    message: coordinators,
  },
  /** Of finished internships and attended events. Nobody changes one. */
  certificates: {
    read: coordinators,
    issue: coordinators,
    revoke: coordinators,
    "send-mail": coordinators,
    delete: admins,
  },
  /** Phones that check people in at events, and tickets. */
  door: { read: coordinators, pair: coordinators },
  /** Filters and columns of lists of applications that accounts save for themselves, or share. */
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
  /** Staff accounts. Everybody has access to their own. */
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

/** Fields that a role doesn't see, even where it reads the rest. */
const withheld: Partial<Record<Subject, Partial<Record<Role, readonly string[]>>>> = {
  // The score is that of all reviewers, which mentors see once they have handed in their own. What is only
  // prepared, or waits to take effect, is for those who decide.
  applications: {
    mentor: ["email", "phone", "address", "mail", "score", "pendingStage", "releaseAt"],
  },
};

/**
 * Whether somebody with these roles may do something.
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
