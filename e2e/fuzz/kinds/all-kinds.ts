import type { Facts } from "../facts.ts";
import { calls } from "./calls.ts";
import { contract } from "./contract.ts";
import { plainForms, uploads } from "./forms.ts";
import { internal } from "./internal.ts";
import type { Kind } from "./kind.ts";
import { images, pages } from "./pages.ts";
import { payload } from "./payload.ts";
import { cmsSockets, gatewaySockets } from "./sockets.ts";

export const allKinds = (facts: Facts): Kind[] => [
  calls(facts),
  plainForms(facts),
  uploads(facts),
  pages(facts),
  images(facts),
  internal(),
  gatewaySockets(facts),
  contract(facts),
  payload(facts),
  cmsSockets(),
];
