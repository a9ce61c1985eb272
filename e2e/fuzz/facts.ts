/** What is known of the running site: everything else that is sent follows from it and the seed. */
import { gatewaySurface, type Surface } from "@kdl/bff/surface";
import { ADMIN } from "../support/shipped-site.ts";
import { type KnownForm, knownForms } from "./known-answers.ts";
import type { FuzzedSite } from "./site.ts";

export interface Facts {
  surface: Surface;
  forms: KnownForm[];
  /** Addresses of all pages. */
  pages: string[];
  /** Addresses of images, without a width. */
  images: string[];
  /** Of a form that has just been begun. */
  formToken: string;
  collections: string[];
  globals: string[];
}

export async function learn({ programs }: FuzzedSite): Promise<Facts> {
  const url = `http://127.0.0.1:${programs.gateway.port}`;
  const cmsUrl = `http://127.0.0.1:${programs.cms.port}`;
  const text = async (path: string) => (await fetch(url + path)).text();
  const sitemap = await text("/sitemap.xml");
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const home = await text("/");
  const images = [...home.matchAll(/\/images\/[\w./-]+/g)].map(([address]) => address);
  const events = await call<{ slug: string; phase: string }[]>(url, "events.list");
  const slug = events.find(({ phase }) => phase === "upcoming")?.slug ?? "";
  const event = await call<{ id: string }>(url, "events.bySlug", { slug });
  const { token } = await call<{ token: string }>(url, "forms.begin");
  const access = await accessOf(cmsUrl);
  return {
    surface: await gatewaySurface(),
    forms: knownForms(event.id),
    pages,
    images: [...new Set(images)],
    formToken: token,
    collections: Object.keys(access.collections),
    globals: Object.keys(access.globals),
  };
}

async function call<Data>(url: string, name: string, input?: unknown): Promise<Data> {
  const query = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  const reply = await fetch(`${url}/trpc/${name}${query}`);
  return ((await reply.json()) as { result: { data: Data } }).result.data;
}

interface Access {
  collections: Record<string, unknown>;
  globals: Record<string, unknown>;
}

/** Payload names all that an admin may see. */
async function accessOf(cmsUrl: string): Promise<Access> {
  const logIn = await fetch(`${cmsUrl}/payload-api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  const { token } = (await logIn.json()) as { token: string };
  const headers = { authorization: `JWT ${token}` };
  return (await (await fetch(`${cmsUrl}/payload-api/access`, { headers })).json()) as Access;
}
