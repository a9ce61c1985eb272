import { videoAddress, watchUrl } from "@kdl/schemas/content/video-address";
import type { TextFieldSingleValidation } from "payload";
import type { VideoBlock } from "../../payload-types.ts";
import { TITLE_MAX } from "./block-fields.ts";
import { link } from "./block-html.ts";
import { type PageBlock, pageBlock, type Unfinished } from "./page-block.ts";

const ADDRESS_MAX = 500;

const validateVideo: TextFieldSingleValidation = (value) => {
  if (!value) return "Please enter the address of a video.";
  if (value.length > ADDRESS_MAX) return `Use an address of at most ${ADDRESS_MAX} characters.`;
  return (
    videoAddress(value) !== null ||
    "Use the address of a video on YouTube or Vimeo, such as https://youtu.be/iG9CE55wbtY."
  );
};

/** A still that leads to the video; the gateway adds it, so that the page tells the video service nothing. */
export const videoBlock: PageBlock = {
  block: pageBlock({
    slug: "video",
    interfaceName: "VideoBlock",
    label: "Video",
    namedBy: ["title"],
    fields: [
      {
        name: "url",
        type: "text",
        label: "Address of the video",
        required: true,
        validate: validateVideo,
        admin: { description: "On YouTube or Vimeo." },
      },
      {
        name: "title",
        type: "text",
        required: true,
        maxLength: TITLE_MAX,
        admin: { description: "What the video shows. It stands below its picture." },
      },
    ],
  }),
  toHtml({ url, title }: Unfinished<VideoBlock>) {
    const video = videoAddress(url ?? "");
    if (!video || !title?.trim()) return "";
    return `<figure class="rt-video">${link(watchUrl(video), title)}</figure>`;
  },
};
