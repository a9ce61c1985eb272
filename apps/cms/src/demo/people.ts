/** Invented applicants: every name, address and college here is made up or a place that everybody knows. */

const firstNames =
  "Asha Ravi Lakshmi Kiran Meera Arjun Divya Naveen Sravani Harsha Pooja Tarun Keerthi Vamsi Ananya Suresh Bhavana Rahul Nikhila Imran Fathima Joseph Swathi Manoj Deepika".split(
    " ",
  );
const lastNames =
  "Rao Reddy Naidu Varma Patnaik Das Sharma Iyer Khan Thomas Murthy Prasad Chowdary".split(" ");
const colleges = [
  "Andhra University",
  "GITAM",
  "Gayatri Vidya Parishad College of Engineering",
  "Vignan's Institute",
  "ANITS",
];
const branches = [
  "Computer Science",
  "Electronics",
  "Mechanical",
  "Civil",
  "Information Technology",
];

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

export interface DemoPerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  college: string;
  branch: string;
}

/** @param index from 0; the same index is the same person */
export function demoPerson(index: number): DemoPerson {
  const [firstName, lastName] = [pick(firstNames, index), pick(lastNames, index * 5 + 2)];
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${index}@example.org`.toLowerCase(),
    phone: `98${String(10_000_000 + index * 7_919).slice(0, 8)}`,
    college: pick(colleges, index * 3),
    branch: pick(branches, index * 2),
  };
}
