import type { Video } from "@kdl/schemas/content/testimonials";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";

interface VideoDialogProps {
  name: string;
  video: Video;
  onClose: () => void;
}

/** The video player in a dialog. Mounted only while open, so that closing stops the video. */
export function VideoDialog({ name, video, onClose }: VideoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Not the player, which comes first: it would swallow the Escape key.
    closer.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={`Video of ${name}`}
      className="m-auto w-full max-w-[800px] overflow-visible rounded-box bg-black p-0 backdrop:bg-black/70"
      // In browsers that support it, a click outside closes the dialog too.
      closedby="any"
      onClose={onClose}
    >
      <iframe
        src={`${video.embedUrl}?autoplay=1`}
        title={`Video of ${name}`}
        // The player's origin is never ours, so it can't remove its own sandbox.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        className="aspect-video max-h-[450px] w-full rounded-box"
      />
      <button
        ref={closer}
        type="button"
        className="btn btn-circle absolute -top-4 -right-2 md:-right-4"
        aria-label="Close"
        onClick={() => dialog.current?.close()}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </dialog>
  );
}
