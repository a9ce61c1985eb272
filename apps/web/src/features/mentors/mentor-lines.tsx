import type { Mentor } from "@kdl/schemas/content/mentors";

/** What a mentor does, and what they know, where it is given. */
export function MentorLines({ mentor: { role, field } }: { mentor: Mentor }) {
  if (role === "" && field === "") return null;
  return (
    <p className="mb-3">
      {role && <span className="block font-semibold text-heading">{role}</span>}
      {field && <span className="block text-sm">{field}</span>}
    </p>
  );
}
