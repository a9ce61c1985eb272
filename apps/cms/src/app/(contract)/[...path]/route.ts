/** Whatever no other route answers. */
export {
  notFound as DELETE,
  notFound as GET,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
} from "../../../contract/reply.ts";
