interface Amounts {
  applications: number;
  people: number;
}

/** Stages and their shares, in percent, up to here: most applications are old and decided. */
const stages = [
  [30, "declined"],
  [50, "confirmed"],
  [60, "screening"],
  [70, "interview"],
  [75, "withdrawn"],
  [100, "received"],
] as const;

/**
 * SQL that adds applications to a database that has one, as many to each person as it takes. The CMS finds
 * the people itself when it starts.
 */
export function addApplications({ applications, people }: Amounts, isPostgres: boolean): string {
  const as = (text: string, type: string) => (isPostgres ? `CAST(${text} AS ${type})` : text);
  const cases = stages.map(([share, stage]) => `WHEN i % 100 < ${share} THEN '${stage}'`).join(" ");
  const stage = as(`CASE ${cases} END`, "enum_internship_applications_stage");
  const person = `(i % ${people})`;
  const at = as(
    `'2026-' || ${padded("1 + i % 10", 2)} || '-' || ${padded("1 + i % 28", 2)} || 'T' || ${padded("i % 24", 2)} || ':30:00.000Z'`,
    "timestamptz",
  );
  const columns = {
    id: as(`'00000000-0000-4000-8000-' || ${padded("i", 12)}`, "uuid"),
    stage,
    stage_since: at,
    received_at: at,
    created_at: at,
    updated_at: at,
    name: `'Person ' || ${person} || ' Rao'`,
    email: `'person' || ${person} || '@example.org'`,
    sender_key: `'person' || ${person} || '@example.org'`,
    phone: `'98' || ${padded(person, 8)}`,
    college_name: "'College ' || (i % 300)",
    branch: "'Branch ' || (i % 20)",
    reference: `'T' || ${padded("i", 8)}`,
    cohort: "(SELECT cohort FROM internship_applications LIMIT 1)",
    email_key: "'address of ' || i",
    phone_key: "'number of ' || i",
    link_digest: "'link of ' || i",
    quarantined: "false",
  };
  return `WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${applications})
    INSERT INTO internship_applications (${Object.keys(columns).join(", ")})
    SELECT ${Object.values(columns).join(", ")} FROM numbers`;
}

/** A number with leading zeros, in SQL of both databases. */
const padded = (number: string, digits: number) =>
  `substr(CAST(${10 ** digits} + (${number}) AS text), 2)`;
