import { imageFolder } from "../../../../images/folder.ts";
import { serveImage } from "../../../../images/serve-image.ts";

interface Context {
  params: Promise<{ path: string[] }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params;
  return serveImage(path, imageFolder, request.headers.get("if-none-match"));
}
