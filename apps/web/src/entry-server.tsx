import type { RenderRequest, RenderResult } from "@kdl/bff/types";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from "react-router";
import { createDataLayer, type DataLayer } from "./data/data.ts";
import { OriginContext } from "./document/origin-context.ts";
import { PageStateContext } from "./data/page-state-context.ts";
import {
  assembleDocument,
  documentHead,
  documentTail,
  shellOf,
} from "./document/document-parts.ts";
import { bodyClass } from "./document/body-class.ts";
import { HeadContext } from "./ui/head.tsx";
import { isForMember } from "./document/page-state.ts";
import { pageStatus } from "./document/page-status.ts";
import { makeRoutes } from "./routes.tsx";

const dataContext = createContext<DataLayer>();
/** One for all requests: building and ranking the routes takes longer than a small page. */
const handler = createStaticHandler(makeRoutes((context) => context.get(dataContext)));

/**
 * Renders a page with all its data in place.
 *
 * @returns a whole document, or a redirect; the status reflects what could be loaded
 */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const data = createDataLayer(request.query);
  const requestContext = new RouterContextProvider();
  requestContext.set(dataContext, data);
  const context = await handler.query(new Request(request.origin + request.path), {
    requestContext,
  });
  if (context instanceof Response) return redirected(context);

  const returned = request.returnedForm;
  const queries = data.dehydrate();
  const router = createStaticRouter(handler.dataRoutes, context);
  const pageHead: ReactNode[] = [];
  const markup = renderToString(
    <HeadContext value={(children) => pageHead.push(children)}>
      <OriginContext value={request.origin}>
        <PageStateContext
          value={{
            preview: request.preview,
            isMember: isForMember(queries),
            returned: { current: returned },
            forget: data.forget,
          }}
        >
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </PageStateContext>
      </OriginContext>
    </HeadContext>,
  );
  const shell = shellOf(queries);
  const { html: head, styleHashes } = documentHead(request.assets, shell);
  const tail = documentTail({
    queries,
    preview: request.preview,
    vitals: request.vitals,
    returned,
  });
  return {
    status: pageStatus(context),
    html: assembleDocument({
      theme: shell?.theme,
      bodyClass: bodyClass(context.location.pathname),
      head: head + renderToString(<>{pageHead}</>),
      markup,
      tail,
    }),
    redirect: null,
    styleHashes,
  };
}

function redirected(response: Response): RenderResult {
  return {
    status: response.status,
    html: "",
    redirect: response.headers.get("location") ?? "/",
    styleHashes: [],
  };
}
