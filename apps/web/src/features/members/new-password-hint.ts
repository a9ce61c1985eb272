import { PASSWORD_MIN } from "@kdl/schemas/forms/form-limits";

export const newPasswordHint = `${PASSWORD_MIN} characters or more. A few words that don't belong together are easy to remember and hard to guess.`;
