/** What profiles let people choose from. No runtime imports here, since pages load this module. */
import type { Choice } from "../forms/form-choices.ts";

const plain = (labels: readonly string[]): Choice[] =>
  labels.map((label) => ({ value: label, label }));

export const bloodGroups = plain(["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"]);

/** The country whose states are a list. */
export const HOME_COUNTRY = "India";

/** The 28 states and 8 union territories of India. */
export const indianStates = plain([
  "Andaman and Nicobar Islands",
  "Andhra Pradesh",
  "Arunachal Pradesh",
  "Assam",
  "Bihar",
  "Chandigarh",
  "Chhattisgarh",
  "Dadra and Nagar Haveli and Daman and Diu",
  "Delhi",
  "Goa",
  "Gujarat",
  "Haryana",
  "Himachal Pradesh",
  "Jammu and Kashmir",
  "Jharkhand",
  "Karnataka",
  "Kerala",
  "Ladakh",
  "Lakshadweep",
  "Madhya Pradesh",
  "Maharashtra",
  "Manipur",
  "Meghalaya",
  "Mizoram",
  "Nagaland",
  "Odisha",
  "Puducherry",
  "Punjab",
  "Rajasthan",
  "Sikkim",
  "Tamil Nadu",
  "Telangana",
  "Tripura",
  "Uttar Pradesh",
  "Uttarakhand",
  "West Bengal",
]);
