import config from "@payload-config";
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from "@payloadcms/next/routes";
import { entitiesOf } from "../../../../admin-api/entities.ts";
import { checkRequest } from "../../../../admin-api/check-request.ts";

type Handler = ReturnType<typeof REST_GET>;

const entities = Promise.resolve(config).then(entitiesOf);

const checked =
  (handle: Handler): Handler =>
  async (request, context) => {
    const passed = await checkRequest(request, await entities);
    return passed instanceof Response ? passed : handle(passed, context);
  };

export const GET = checked(REST_GET(config));
export const POST = checked(REST_POST(config));
export const DELETE = checked(REST_DELETE(config));
export const PATCH = checked(REST_PATCH(config));
export const PUT = checked(REST_PUT(config));
export const OPTIONS = checked(REST_OPTIONS(config));
