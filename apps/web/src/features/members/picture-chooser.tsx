import { Trash2 } from "lucide-react";
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNoStrayDrops } from "../../forms/resume-drop.ts";
import { PHOTO_TYPES } from "../../photo/photo-file.ts";
import { useIsAlive } from "../../browser/use-is-alive.ts";
import { paths } from "../../paths.ts";
import { classNames } from "../../ui/class-names.ts";

interface PictureChooserProps {
  hasPicture: boolean;
  isBusy: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** A form of its own, which posts the original photo without JavaScript. */
export function PictureChooser({ hasPicture, isBusy, onChoose, onRemove }: PictureChooserProps) {
  const isAlive = useIsAlive();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  useNoStrayDrops();

  const choose = useEffectEvent((files: FileList | null | undefined) => {
    const [file] = files ?? [];
    if (file) onChoose(file);
  });
  useEffect(() => {
    // Chosen before hydration.
    choose(input.current?.files);
  }, []);

  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setIsOver(event.type === "dragover");
  };
  return (
    <form
      method="post"
      action={paths.memberPicture()}
      encType="multipart/form-data"
      className={classNames(
        "picture-chooser flex min-w-0 flex-1 basis-64 flex-col gap-2",
        isOver && "drop-zone-over",
      )}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onChoose(file);
      }}
    >
      <label htmlFor="picture" className="font-semibold">
        {hasPicture ? "Choose another photo" : "Choose a photo"}
      </label>
      <input
        ref={input}
        id="picture"
        type="file"
        name="picture"
        required
        accept={PHOTO_TYPES}
        aria-describedby="picture-hint"
        className="drop-zone-input"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
        }}
      />
      <p id="picture-hint" className="text-sm text-muted">
        JPEG, PNG or WebP, up to 5 MB.
        {isAlive && " You can crop it before you save it."}
      </p>
      {!isAlive && (
        <button type="submit" className="btn btn-primary self-start">
          Save photo
        </button>
      )}
      {isAlive && hasPicture && (
        <button
          type="button"
          className="btn btn-ghost self-start"
          aria-disabled={isBusy}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          Remove photo
        </button>
      )}
    </form>
  );
}
