import type { QuestionsBlock } from "../../payload-types.ts";
import { textEditor } from "../text-editor.ts";
import { headingField, rowsField } from "./block-fields.ts";
import { element, joined, section } from "./block-html.ts";
import { type PageBlock, pageBlock, type Unfinished } from "./page-block.ts";

/** Questions whose answers open when they are pressed. */
export const questionsBlock: PageBlock = {
  block: pageBlock({
    slug: "questions",
    interfaceName: "QuestionsBlock",
    label: "Questions (FAQ)",
    namedBy: ["heading"],
    counts: "questions",
    fields: [
      headingField,
      rowsField({
        name: "questions",
        singular: "Question",
        plural: "Questions",
        maxRows: 20,
        namedBy: "question",
        fields: [
          { name: "question", type: "text", required: true, maxLength: 200 },
          { name: "answer", type: "richText", required: true, editor: textEditor },
        ],
      }),
    ],
  }),
  async toHtml({ heading, questions }: Unfinished<QuestionsBlock>, { richText }) {
    const panels = await joined(questions, async ({ question, answer }) => {
      const summary = element("summary", question);
      const text = await richText(answer);
      return summary && text ? `<details>${summary}<div>${text}</div></details>` : "";
    });
    return section("rt-faq", heading, panels);
  },
};
