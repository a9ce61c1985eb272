/** A mail about an account, as it waits in the queue. It never holds a token. */
export type MemberMail =
  /** To confirm a new account; to the owner of an account with this address, that there is one. */
  | { kind: "sign-up"; signUp: string }
  /** To set a password, where there is an account. */
  | { kind: "reset"; email: string }
  /** To confirm a new address; to its owner, where it has an account. */
  | { kind: "confirm"; member: string; email: string }
  /** To the old address. */
  | { kind: "email-changed"; email: string; name: string }
  | { kind: "password-changed"; member: string }
  | { kind: "deleted"; email: string; name: string };
