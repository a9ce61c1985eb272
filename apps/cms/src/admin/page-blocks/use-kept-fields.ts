"use client";

import { $isBlockNode } from "@payloadcms/richtext-lexical/client";
import { $getRoot, SKIP_DOM_SELECTION_TAG } from "@payloadcms/richtext-lexical/lexical";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { useAllFormFields, useFormModified } from "@payloadcms/ui";
import type { FormState } from "payload";
import { reduceFieldsToValues } from "payload/shared";
import { useEffect } from "react";

/** Lists say how many rows they have, which is no value of theirs. */
const withoutCounts = (fields: FormState): FormState =>
  Object.fromEntries(
    Object.entries(fields).map(([path, field]) => [
      path,
      Array.isArray(field.rows) ? { ...field, disableFormData: true } : field,
    ]),
  );

/**
 * Keeps what is typed in a block in the text at once. Payload waits for the server's opinion first, and
 * a save in between would lose the last words.
 */
export function useKeptFields() {
  const [editor] = useLexicalComposerContext();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();

  useEffect(() => {
    if (!isModified) return;
    const values = reduceFieldsToValues(withoutCounts(fields), true);
    editor.update(
      () => {
        const node = $getRoot()
          .getChildren()
          .find((child) => $isBlockNode(child) && child.getFields().id === values["id"]);
        if (!$isBlockNode(node)) return;
        const { blockType } = node.getFields();
        node.setFields({ ...values, blockType } as never, true);
      },
      // The caret stays in the field.
      { tag: SKIP_DOM_SELECTION_TAG },
    );
  }, [editor, fields, isModified]);
}
