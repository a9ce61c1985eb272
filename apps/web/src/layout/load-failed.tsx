import { Notice } from "../ui/notice.tsx";
import { TryAgain } from "./try-again.tsx";

/** In place of content that could not be loaded: the specified text and another try. */
export function LoadFailed({ message }: { message: string }) {
  return (
    <Notice title={message} alert>
      <TryAgain />
    </Notice>
  );
}
