/** The CMS through its own API, for tests of the site rather than of the admin. */
import { ADMIN } from "./shipped-site.ts";

type Values = Record<string, unknown>;

export interface EditorApi {
  /** The session's token, for `Authorization: JWT …`. */
  token: string;
  /** Names of the collections that this account may read. */
  collections(): Promise<string[]>;
  /** All documents of a collection. */
  list(collection: string): Promise<Values[]>;
  /** @returns the id of the new document */
  create(collection: string, values: Values): Promise<string>;
  update(collection: string, id: string, values: Values): Promise<void>;
  /** Deletes permanently. */
  remove(collection: string, id: string): Promise<void>;
  updateGlobal(name: string, values: Values): Promise<void>;
  /**
   * A command that staff run with a button.
   * @param path below the API's root, such as `issuing/event-registrations/issue`
   * @returns the reply
   */
  command(path: string, values: Values): Promise<unknown>;
  /** The file of a submission, as staff download it. */
  resumeOf(collection: string, id: string): Promise<Uint8Array>;
}

export interface Account {
  email: string;
  password: string;
}

/** The address at which staff download the file of a submission. */
export const resumeUrl = (cmsUrl: string, collection: string, id: string): string =>
  `${cmsUrl}/payload-api/submissions/${collection}/${id}/resume`;

/** Logs in, as the first account if no other is given. */
export async function editorApi(cmsUrl: string, account: Account = ADMIN): Promise<EditorApi> {
  const { token } = await send<{ token: string }>("POST", "users/login", { ...account });
  return {
    token,
    collections: async () => {
      type Access = { collections: Record<string, { read?: boolean | { permission: boolean } }> };
      const { collections } = await send<Access>("GET", "access", null, token);
      const mayRead = ({ read }: Access["collections"][string]) =>
        typeof read === "object" ? read.permission : read === true;
      return Object.keys(collections).filter((name) => mayRead(collections[name] ?? {}));
    },
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
    remove: async (collection, id) => {
      await send("DELETE", `${collection}/${id}`, null, token);
    },
    updateGlobal: async (name, values) => {
      await send("POST", `globals/${name}`, values, token);
    },
    command: (path, values) => send("POST", path, values, token),
    resumeOf: async (collection, id) => {
      const headers = { authorization: `JWT ${token}` };
      const response = await fetch(resumeUrl(cmsUrl, collection, id), { headers });
      if (!response.ok) throw new Error(`resume of ${collection} ${id}: ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
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
