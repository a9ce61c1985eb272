/**
 * Messages of forms, verbatim from the specification where it has a text (sections 5 and 8).
 * No imports here, since pages load this module.
 */

export const fieldMessage = {
  missing: (label: string) => `Please fill out the ${label} field.`,
  tooLong: (label: string, max: number) => `Please keep ${label} to ${max} characters or fewer.`,
  unknownChoice: (label: string) => `Please choose one of the answers for ${label}.`,
  oneAnswer: (label: string) => `Please give one answer for ${label}.`,
  unknownField: "This form has no such field.",
  emailWithoutAt: "Please enter a valid email address containing @.",
  email: "Please enter a valid email address.",
  phoneCharacters: "Phone number must contain only numbers.",
  phoneLength: "Phone number must have exactly 10 digits.",
  age: "Age must be a whole number from 0 to 100.",
  year: (label: string, from: number, to: number) =>
    `${label} must be a year from ${from} to ${to}.`,
  date: "Please enter a real date in the past.",
  webAddress: "Please enter a web address that begins with https://.",
  passwordShort: (min: number) => `Please choose a password with at least ${min} characters.`,
  passwordCommon:
    "Many people use this password, so it is easy to guess. Please choose another one.",
  username: (min: number, max: number) =>
    `Please use ${min} to ${max} lowercase letters, digits, dots, dashes or underscores, starting with a letter.`,
  cgpa: "CGPA must be a number from 0 to 10 with at most two decimals.",
  linkedin:
    "Please enter the address of a LinkedIn page, such as https://www.linkedin.com/in/name.",
} as const;

/** What is wrong with a file. Every form accepts PDF and some accept nothing else, so the advice is PDF. */
export const fileMessage = {
  tooLarge: "The file is larger than 5 MB. Please choose a smaller one.",
  empty: "The file is empty. Please choose another one.",
  name: "The file's name can't be used. Please rename the file and choose it again.",
  pdf: "Resume must be in PDF format",
  document: "Resume must be a PDF or Word document.",
  mismatch: "The file's content doesn't match its name. Please save it again as a PDF.",
  damaged: "The file is damaged. Please save it again as a PDF.",
  unreadable: "The file could not be read. Please choose it again.",
  macros: "The file contains macros. Please save it without macros or as a PDF.",
  objects:
    "Your Word file contains an embedded program or control. Please save it as a PDF and try again.",
  outside:
    "Your Word file links to external content, such as a template or a picture. Please save it as a PDF and try again.",
  tooMany: "Please choose one file only.",
  notLast: "The file has to be the last part of the form.",
  chooseAgain: "Please choose your file again: it could not be saved.",
} as const;

/** Why a submission failed although the form itself was valid. */
export const submissionFailure = {
  contact: "Your message could not be sent. Please try again.",
  eventRegistration: "An error occurred. Please try again.",
  /** @param reason the upstream's own message */
  eventRefused: (reason: string) => `Registration failed: ${reason || "Unknown error"}`,
  internship: "An error occurred while submitting the form.",
  internshipDuplicate: "Email or Mobile number already exists. Please use a different one.",
  internshipCheck: "An error occurred while checking email or mobile number.",
  volunteer: "Error submitting form.",
  clubRegistration: "Your registration could not be sent. Please try again.",
  /** The upstream has no such form. */
  notOffered: "This form is not available at the moment. Please contact us instead.",
  /** The same key was sent with different content. */
  keyReused:
    "This form was already sent with different answers. Please reload the page and try again.",
  /** Nothing can be stored at the moment. */
  unavailable: "We can’t save it just now. Please try again in a minute.",
  /** The same submission is still under way. */
  underWay: "Your form is still being processed. Please wait a moment and try again.",
  stalled: "The connection was too slow. Nothing has been stored. Please try again.",
  /** A slow upload was dropped to make room for others. */
  crowded:
    "Many people are uploading files at the moment, and your connection was too slow. Nothing has been stored. Please try again in a minute.",
} as const;

/** What an accepted submission says. */
export const submissionSuccess = {
  contact: "Thank you for contacting us!",
  registration: "Registration Successful!",
} as const;
