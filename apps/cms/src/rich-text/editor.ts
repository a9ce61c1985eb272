import {
  BlocksFeature,
  HorizontalRuleFeature,
  lexicalEditor,
  UploadFeature,
} from "@payloadcms/richtext-lexical";
import { buttonBlock, columnsBlock } from "./page-blocks/button-and-columns.ts";
import { pageBlocks } from "./page-blocks/index.ts";
import { textEditor, textFeatures } from "./text-editor.ts";

/** Adds lines, pictures, buttons, columns and the blocks of landing pages: the bodies of pages. */
export const pageEditor = lexicalEditor({
  admin: { placeholder: "Write, or press / for cards, figures, questions and other blocks." },
  features: () => [
    ...textFeatures(),
    HorizontalRuleFeature(),
    UploadFeature({ enabledCollections: ["media"] }),
    BlocksFeature({
      blocks: [...pageBlocks.map(({ block }) => block), buttonBlock, columnsBlock(textEditor)],
    }),
  ],
});
