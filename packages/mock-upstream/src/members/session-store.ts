import { SESSION_IDLE_MS, SESSION_TTL_MS } from "@kdl/schemas/members/members";
import { newToken } from "./new-token.ts";

interface Session {
  memberId: string;
  expiresAt: number;
  usedAt: number;
}

/** The sessions of logged-in members. */
export class SessionStore {
  readonly #all = new Map<string, Session>();

  begin(memberId: string): { token: string; expiresAt: number } {
    const [token, now] = [newToken(), Date.now()];
    const expiresAt = now + SESSION_TTL_MS;
    this.#all.set(token, { memberId, expiresAt, usedAt: now });
    return { token, expiresAt };
  }

  /** Whose session it is, which counts as a use; `null` where it has ended. */
  use(token: string): string | null {
    const [session, now] = [this.#all.get(token), Date.now()];
    if (!session || session.expiresAt <= now || session.usedAt + SESSION_IDLE_MS <= now)
      return null;
    session.usedAt = now;
    return session.memberId;
  }

  end(token: string): void {
    this.#all.delete(token);
  }

  endAll(memberId: string): void {
    for (const [token, session] of this.#all) {
      if (session.memberId === memberId) this.#all.delete(token);
    }
  }

  /** As if thirty days had gone by. */
  expire(): void {
    this.#all.clear();
  }
}
