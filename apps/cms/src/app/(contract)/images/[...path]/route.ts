import { imageStore } from "../../../../images/image-stores.ts";
import { serveImage } from "../../../../contract/serve-image.ts";

interface Context {
  params: Promise<{ path: string[] }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params;
  return serveImage(request, path, imageStore);
}

export const HEAD = GET;
