import type { ReturnedForm } from "@kdl/schemas/contract/submissions";
import { useContext, useEffect, useState } from "react";
import { PageStateContext } from "../data/page-state-context.ts";

/** The form that the server returned with the page, if it is this one. Shown once: coming back to the page starts afresh. */
export function useReturnedForm(name: ReturnedForm["form"]): ReturnedForm | null {
  const { returned } = useContext(PageStateContext);
  const [form] = useState(returned.current?.form === name ? returned.current : null);
  useEffect(
    () => () => {
      returned.current = null;
    },
    [returned],
  );
  return form;
}
