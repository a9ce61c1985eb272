/** The member calls of the contract. Source: docs/upstream-contract.md, "Members". */
import type { ProfileStepName } from "./members.ts";

const segment = encodeURIComponent;

/** Paths under the upstream's address. */
export const memberCall = {
  signUp: "/api/members/sign-up",
  verifyEmail: "/api/members/verify-email",
  logIn: "/api/members/log-in",
  forgotPassword: "/api/members/forgot-password",
  resetPassword: "/api/members/reset-password",
  confirmEmail: "/api/members/confirm-email",
  logOut: "/api/members/log-out",
  logOutEverywhere: "/api/members/log-out-everywhere",
  changePassword: "/api/members/change-password",
  changeEmail: "/api/members/change-email",
  changeUsername: "/api/members/change-username",
  deleteAccount: "/api/members/delete-account",
  me: "/api/members/me",
  profile: (step: ProfileStepName) => `/api/members/me/profile/${step}`,
  picture: "/api/members/me/picture",
  submissions: "/api/members/me/submissions",
  cancel: (reference: string) => `/api/members/me/registrations/${segment(reference)}/cancel`,
  calendar: (reference: string) => `/api/members/me/registrations/${segment(reference)}/calendar`,
} as const;

/** Codes of refusals that only member calls have. */
export const memberRefusals = [
  /** 401: name or password is wrong; the same for unknown names. */
  "WRONG_CREDENTIALS",
  /** 401: no session, or one that has ended. */
  "SESSION_ENDED",
  /** 403: the current password, which has to be entered again, is wrong. */
  "WRONG_PASSWORD",
  /** 410: the link in a mail has been used, is too old, or doesn't exist. */
  "LINK_EXPIRED",
  /** 409: somebody else has this username. */
  "USERNAME_TAKEN",
  /** 409: the event has begun or the registration is already cancelled. */
  "NOT_CANCELLABLE",
  /** 404: the member has sent nothing with this reference. */
  "NOT_FOUND",
] as const;
export type MemberRefusal = (typeof memberRefusals)[number];
