/** A member's browser: it keeps cookies, and reads what calls answer. */
import type { Response } from "supertest";
import { type Fields, KEY, token } from "./filled-forms.ts";
import { cookiesOf, from, type TestClient } from "./test-client.ts";

export const PASSWORD = "quiet-harbour-9-lanterns";
export const asha = { name: "Asha Rao", email: "asha@example.org", password: PASSWORD };
export const ravi = { name: "Ravi Teja", email: "ravi@example.org", password: PASSWORD };

/** What a call answers. */
export interface Told {
  status: number;
  /** Of success. */
  data: unknown;
  code: string;
  message: string;
  fields: Record<string, string>;
}

interface BrowserRequest {
  method?: "get" | "post";
  url: string;
  headers?: Fields;
  body?: string | object;
}

export class MemberBrowser {
  readonly #client: TestClient;
  readonly #proxied: Fields;
  readonly cookies = new Map<string, string>();
  latest: Response | null = null;

  /** @param address the client's, for gateways that are started with `BEHIND_PROXY` */
  constructor(client: TestClient, address?: string) {
    this.#client = client;
    this.#proxied = address === undefined ? {} : from(address);
  }

  get session(): string | undefined {
    return this.cookies.get("session") ?? this.cookies.get("__Host-session");
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async request({ method = "get", url, headers = {}, body }: BrowserRequest): Promise<Response> {
    const cookie = this.cookie;
    const reply = await this.#client[method](url)
      .set({ ...this.#proxied, ...(cookie ? { cookie } : {}), ...headers })
      .send(body);
    for (const { name, value, isDeleted } of cookiesOf(reply)) {
      if (isDeleted) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    this.latest = reply;
    return reply;
  }

  get(url: string, headers: Fields = {}) {
    return this.request({ url, headers });
  }

  /** Posts a form as a browser does without a script. */
  post(url: string, fields: Fields, headers: Fields = { accept: "text/html" }) {
    return this.request({
      method: "post",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  }

  /** Calls a mutation. */
  async call(name: string, input?: unknown, headers: Fields = {}): Promise<Told> {
    const reply = await this.request({
      method: "post",
      url: `/trpc/members.${name}`,
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(input) ?? "",
    });
    return told(reply);
  }

  async query(name: string): Promise<Told> {
    return told(await this.get(`/trpc/members.${name}`));
  }

  /** Sends answers as the forms of the pages do. */
  send(name: string, answers: Readonly<Record<string, unknown>>, more: object = {}) {
    return this.call(name, { answers, idempotencyKey: KEY, token, website: "", ...more });
  }

  signUp({ name, email }: Pick<typeof asha, "name" | "email">, more: object = {}) {
    return this.send("signUp", { name, email }, more);
  }

  logIn({ email, password } = asha) {
    return this.send("logIn", { username: email, password });
  }
}

function told(reply: Response): Told {
  interface Body {
    result?: { data?: unknown };
    error?: { message: string; data: { code: string; fields: Record<string, string> } };
  }
  const { result, error } = reply.body as Body;
  return {
    status: reply.status,
    data: result?.data,
    code: error?.data.code ?? "",
    message: error?.message ?? (result?.data as { message?: string } | undefined)?.message ?? "",
    fields: error?.data.fields ?? {},
  };
}
