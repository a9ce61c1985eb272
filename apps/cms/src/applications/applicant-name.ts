/** An applicant's name as staff see it in lists; the address where an answer has no name. */
export function applicantName(application: object): string {
  const answers = application as Record<string, unknown>;
  const text = (field: string) => (typeof answers[field] === "string" ? answers[field] : "");
  const name = [text("name"), text("firstName"), text("lastName")].filter(Boolean).join(" ");
  return name || text("email");
}
