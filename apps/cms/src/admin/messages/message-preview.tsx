import type { PreviewedMessages } from "../../applications/messages/compose-message.ts";
import { DialogPreview } from "../dialog.tsx";

/** Each mail as it will be sent. */
export function MessagePreview({ mails }: Pick<PreviewedMessages, "mails">) {
  if (mails.length === 0) return <p>There is nobody to write to.</p>;
  return (
    <DialogPreview>
      {mails.map(({ id, to, subject, text }, index) => (
        <details key={id} open={index === 0}>
          <summary>
            {to}: {subject}
          </summary>
          <pre>{text}</pre>
        </details>
      ))}
    </DialogPreview>
  );
}
