import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from "@payloadcms/richtext-lexical";

/** Features of every editor. Only what the site can show is offered, so no colours, sizes or alignment. */
export const textFeatures = () => [
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
