import { post, refuseFailure } from "../call-api.ts";

/** Fetches a file and saves it. @throws with a text for staff if it was refused */
export async function download(address: string, body: object): Promise<void> {
  const response = await refuseFailure(await post(address, body));
  const [, name] =
    /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = name ?? "export";
  link.click();
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
