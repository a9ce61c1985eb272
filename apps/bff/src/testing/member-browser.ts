/** A browser as far as members need one: it keeps cookies and says what it was told. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { type Fields, KEY, token } from "./filled-forms.ts";

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

export class MemberBrowser {
  readonly #app: FastifyInstance;
  readonly #address: string;
  readonly cookies = new Map<string, string>();
  latest: LightMyRequestResponse | null = null;

  constructor(app: FastifyInstance, address = "10.0.0.1") {
    this.#app = app;
    this.#address = address;
  }

  get session(): string | undefined {
    return this.cookies.get("session") ?? this.cookies.get("__Host-session");
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async request(options: InjectOptions & { url: string }): Promise<LightMyRequestResponse> {
    const cookie = this.cookie;
    const reply = await this.#app.inject({
      remoteAddress: this.#address,
      ...options,
      headers: { ...(cookie ? { cookie } : {}), ...options.headers },
    });
    for (const { name, value, maxAge } of reply.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
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
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  /** Calls a mutation. */
  async call(name: string, input?: unknown, headers: Fields = {}): Promise<Told> {
    const reply = await this.request({
      method: "POST",
      url: `/trpc/members.${name}`,
      headers: { "content-type": "application/json", ...headers },
      payload: JSON.stringify(input) ?? "",
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

function told(reply: LightMyRequestResponse): Told {
  interface Body {
    result?: { data?: unknown };
    error?: { message: string; data: { code: string; fields: Record<string, string> } };
  }
  const { result, error } = reply.json<Body>();
  return {
    status: reply.statusCode,
    data: result?.data,
    code: error?.data.code ?? "",
    message: error?.message ?? (result?.data as { message?: string } | undefined)?.message ?? "",
    fields: error?.data.fields ?? {},
  };
}
