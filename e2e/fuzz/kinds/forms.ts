/** Every route that takes a body: as a form, as JSON, as multipart, and as something else. */
import * as fc from "fast-check";
import { filled } from "../addresses.ts";
import type { Facts } from "../facts.ts";
import { type Body, formBody } from "../form-body.ts";
import { eitherGateway, oddHeaders } from "../headers.ts";
import { type Input, wholeRequest } from "../input.ts";
import { type Answers, answersFor, type KnownForm, formsFor } from "../known-answers.ts";
import { multipartBody } from "../multipart.ts";
import { bodyStatuses, type Kind } from "./kind.ts";

const OWN_CONTROLS = "form_token";

interface FormRoute {
  method: string;
  pattern: string;
  answers: fc.Arbitrary<Answers>;
  /** Name of the field for a file. */
  fileName: string;
  hasFile: boolean;
}

const takesBody = /^(?:POST|PUT|PATCH)$/;
/** A route takes a file if its form does, or if its path ends like this. */
const PICTURE = /picture$/;

function formRoutes({ surface, forms, formToken }: Facts): FormRoute[] {
  return surface.routes
    .filter(({ method, pattern }) => takesBody.test(method) && !pattern.startsWith("/trpc"))
    .map(({ method, pattern }) => {
      const name = fileNameOf(pattern, forms);
      const answers = answersFor(pattern, forms).map((each) => ({
        ...each,
        [OWN_CONTROLS]: formToken,
      }));
      return { method, pattern, answers, fileName: name ?? "file", hasFile: name !== null };
    });
}

function fileNameOf(pattern: string, forms: readonly KnownForm[]): string | null {
  if (PICTURE.test(pattern)) return "picture";
  const fitting = formsFor(pattern, forms);
  return fitting.find(({ fileName }) => fileName !== null)?.fileName ?? null;
}

const statuses = [200, 201, 204, 302, 303, 401, 409, 410, ...bodyStatuses];

export function plainForms(facts: Facts): Kind {
  const inputs = inputsTo(formRoutes(facts), facts, ({ answers }) => formBody(answers));
  return { name: "forms", weight: 16, inputs, statuses };
}

export function uploads(facts: Facts): Kind {
  const routes = formRoutes(facts);
  const withFile = routes.filter(({ hasFile }) => hasFile);
  const body = ({ answers, fileName }: FormRoute) => multipartBody(answers, fileName);
  const inputs = fc.oneof(
    { weight: 3, arbitrary: inputsTo(withFile, facts, body) },
    { weight: 1, arbitrary: inputsTo(routes, facts, body) },
    { weight: 1, arbitrary: inputsTo(withFile, facts, ({ answers }) => formBody(answers)) },
  );
  return { name: "uploads", weight: 12, inputs, statuses };
}

function inputsTo(
  routes: readonly FormRoute[],
  facts: Facts,
  bodyOf: (route: FormRoute) => fc.Arbitrary<Body>,
): fc.Arbitrary<Input> {
  const perRoute = routes.map((route) =>
    eitherGateway.chain((to) =>
      fc
        .record({ path: filled(route.pattern, facts), body: bodyOf(route), more: oddHeaders(to) })
        .map(({ path, body, more }) =>
          wholeRequest({
            to,
            method: route.method,
            path,
            headers: [
              ...(body.type === null ? [] : [["Content-Type", body.type] as const]),
              ...more,
            ],
            body: body.bytes,
          }),
        ),
    ),
  );
  return fc.oneof(...perRoute);
}
