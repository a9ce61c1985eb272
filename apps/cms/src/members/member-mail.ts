/** A queued mail about an account. It never contains a token. */
export type MemberMail =
  /** Confirms a new account; if the address has an account already, tells its owner so. */
  | { kind: "sign-up"; signUp: string }
  /** To set a password, if there is an account. */
  | { kind: "reset"; email: string }
  /** Confirms a new address; if it has an account already, tells its owner so. */
  | { kind: "confirm"; member: string; email: string }
  /** To the old address. */
  | { kind: "email-changed"; email: string; name: string }
  | { kind: "password-changed"; member: string }
  | { kind: "deleted"; email: string; name: string };
