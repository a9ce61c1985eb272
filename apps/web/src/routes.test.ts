import { pages } from "@kdl/schemas/pages/registry";
import { createStaticHandler } from "react-router";
import { expect, test } from "vitest";
import { createDataLayer } from "./data/data.ts";
import { makeRoutes } from "./routes.tsx";
import modules from "virtual:pages";

const answers: Record<string, unknown> = {
  "members.current": { available: true, member: null },
  "forms.begin": { token: "token" },
  "site.shell": {},
};
const mailToken = "a".repeat(43);

test.each(Object.entries(pages).filter(([, { audience }]) => audience))(
  "%s leads a visitor to the login only if it is for members",
  async (path, { audience }) => {
    const data = createDataLayer(async (name) => answers[name]);
    const { query } = createStaticHandler(makeRoutes(() => data));
    const result = await query(new Request(`https://site.example${path}?token=${mailToken}`));
    const location = result instanceof Response ? result.headers.get("location") : null;
    expect(location?.split("?")[0]).toBe(audience === "members" ? "/user-login" : undefined);
  },
);

test.each(Object.entries(modules))("%s has a page to render", async (_pattern, load) => {
  expect((await load()).default).toBeTypeOf("function");
});
