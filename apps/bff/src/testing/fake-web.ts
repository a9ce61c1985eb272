import type { ReturnedForm } from "@kdl/schemas/contract/submissions";
import type { Web } from "../gateway-deps.ts";
import type { RenderRequest, RenderResult } from "../rendering/renderer.ts";

export interface FakeWeb extends Web {
  /** How often a path has been rendered. */
  renders(path: string): number;
  /** The form that came back on the latest page, if there was one. */
  returned(): ReturnedForm | null;
}

/** Pages as plain as possible: they say what they were asked for. */
export function fakeWeb(clientFolder: string | null = null): FakeWeb {
  const counts = new Map<string, number>();
  let returned: ReturnedForm | null = null;
  return {
    returned: () => returned,
    renders: (path) => counts.get(path) ?? 0,
    renderer: {
      render(request) {
        counts.set(request.path, (counts.get(request.path) ?? 0) + 1);
        returned = request.returnedForm;
        return draw(request);
      },
    },
    assets: { boot: "/assets/boot.js", styles: ["/assets/boot.css"], font: null, theme: null },
    clientFolder,
    files: new Map(),
    front: null,
  };
}

const FORM_PAGE = /^\/(?:contact|internship-registration|training-form|club-registration)$/;

async function draw(request: RenderRequest): Promise<RenderResult> {
  const { path } = request;
  if (path === "/broken") throw new Error("secret detail");
  if (path === "/moved") return page(request, 301, "", "/services?from=moved");
  if (path === "/away") return page(request, 302, "", "https://elsewhere.example/");
  const [noun, slug] = path.split("/").slice(1);
  try {
    if (noun === "services" && slug !== undefined) {
      return page(request, 200, JSON.stringify(await request.query("services.bySlug", { slug })));
    }
    if (noun === "services") {
      return page(request, 200, JSON.stringify(await request.query("services.list", undefined)));
    }
    if ((noun === "application" || noun === "registration") && slug !== undefined) {
      const token = decodeURIComponent(slug.split("?", 1)[0] ?? "");
      return page(request, 200, JSON.stringify(await request.query(`${noun}s.status`, { token })));
    }
    if (FORM_PAGE.test(path)) {
      return page(request, 200, JSON.stringify(await request.query("forms.begin", undefined)));
    }
    if (path === "/") {
      return page(request, 200, JSON.stringify(await request.query("home.get", undefined)));
    }
  } catch (error) {
    const { status, message } = error as { status: number; message: string };
    return page(request, status, message);
  }
  if (!path.startsWith("/missing")) return page(request, 200, "");
  const to = await request.query("redirects.find", { path }).catch(() => null);
  return typeof to === "string"
    ? page(request, 308, "", to)
    : page(request, 404, "Item not found!");
}

function page(
  { path, origin, preview }: RenderRequest,
  status: number,
  text: string,
  redirect: string | null = null,
): RenderResult {
  const filler = "All work and no play. ".repeat(100);
  return {
    status,
    html: `<!doctype html><title>${origin}${path}</title>${preview ? "draft" : ""}<p>${text}</p>${filler}`,
    redirect,
    styleHashes: ["'sha256-abc'"],
  };
}
