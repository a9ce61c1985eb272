/** The CMS by its own API, where a test is about the site and not about the admin. */
import { ADMIN } from "./shipped-site.ts";

type Values = Record<string, unknown>;

export interface EditorApi {
  /** Proves the session, as `Authorization: JWT …`. */
  token: string;
  /** All documents of a collection. */
  list(collection: string): Promise<Values[]>;
  /** @returns the id of the new document */
  create(collection: string, values: Values): Promise<string>;
  update(collection: string, id: string, values: Values): Promise<void>;
  updateGlobal(name: string, values: Values): Promise<void>;
}

export interface Account {
  email: string;
  password: string;
}

/** Logs in, as the first account if no other is given. */
export async function editorApi(cmsUrl: string, account: Account = ADMIN): Promise<EditorApi> {
  const { token } = await send<{ token: string }>("POST", "users/login", { ...account });
  return {
    token,
    list: async (collection) => {
      const path = `${collection}?pagination=false&depth=0`;
      return (await send<{ docs: Values[] }>("GET", path, null, token)).docs;
    },
    create: async (collection, values) => {
      const { doc } = await send<{ doc: { id: string } }>("POST", collection, values, token);
      return doc.id;
    },
    update: async (collection, id, values) => {
      await send("PATCH", `${collection}/${id}`, values, token);
    },
    updateGlobal: async (name, values) => {
      await send("POST", `globals/${name}`, values, token);
    },
  };

  async function send<Reply>(
    method: string,
    path: string,
    values: Values | null,
    session?: string,
  ) {
    const response = await fetch(`${cmsUrl}/payload-api/${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        ...(session && { authorization: `JWT ${session}` }),
      },
      body: values && JSON.stringify(values),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Reply;
  }
}
