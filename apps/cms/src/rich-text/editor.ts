import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from "@payloadcms/richtext-lexical";
import { buttonBlock, columnsBlock } from "./blocks.ts";

/** Features of every editor. Only what the site can show is offered, so no colours, sizes or alignment. */
const textFeatures = () => [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ["h2", "h3", "h4"] }),
  BoldFeature(),
  ItalicFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  // Links to pages of the site are paths: they stay right when the stored HTML is read later.
  LinkFeature({ enabledCollections: [] }),
  BlockquoteFeature(),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
];

/** Paragraphs, headings, lists, quotes and links: answers, portraits, testimonials. */
export const textEditor = lexicalEditor({ features: textFeatures });

/** Adds lines, pictures, buttons and columns: the bodies of pages. */
export const pageEditor = lexicalEditor({
  features: () => [
    ...textFeatures(),
    HorizontalRuleFeature(),
    UploadFeature({ enabledCollections: ["site-images"] }),
    BlocksFeature({ blocks: [buttonBlock, columnsBlock(textEditor)] }),
  ],
});
