import type { Member } from "@kdl/schemas/members/members";
import { type FormEvent, lazy, Suspense, useContext, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "../../forms/api.tsx";
import { UploadProgress } from "../../forms/upload-progress.tsx";
import { PageStateContext } from "../../data/page-state-context.ts";
import { type Photo, readPhoto } from "../../photo/photo-file.ts";
import { centred, type Placement } from "../../photo/photo-placement.ts";
import { PictureChooser } from "./picture-chooser.tsx";
import { usePictureSending } from "./picture-sending.ts";
import { ProfileAvatar } from "./profile-avatar.tsx";

const PictureEditor = lazy(() => import("./picture-editor.tsx"));

/** The member's picture: show, choose, crop, upload, remove. */
export function PictureSection({ member }: { member: Member }) {
  const { forget } = useContext(PageStateContext);
  const { revalidate } = useRevalidator();
  const { mutateAsync: removePicture } = api.members.removePicture.useMutation();
  const section = useRef<HTMLElement>(null);
  const placement = useRef<Placement>(centred);
  const [photo, setPhoto] = useState<Photo | null>(null);
  const sending = usePictureSending(() => {
    forget();
    void revalidate();
  });
  const isBusy = sending.phase !== "idle" && sending.phase !== "cancelled";

  async function choose(file: File) {
    sending.report(null);
    try {
      const chosen = await readPhoto(file);
      placement.current = centred;
      setPhoto(chosen);
    } catch (error) {
      sending.report((error as Error).message);
    }
  }

  function close() {
    setPhoto(null);
    section.current?.focus();
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!photo || isBusy) return;
    const isSent = await sending.send(async () => {
      const { croppedFile } = await import("./picture-crop.ts");
      return croppedFile(photo, placement.current);
    });
    if (isSent) close();
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="picture-title"
      className="card-surface flex flex-col gap-5 p-5 outline-none sm:p-8 md:px-10"
    >
      <h2 id="picture-title" className="text-2xl">
        Photo
      </h2>
      {photo ? (
        <form className="flex flex-col gap-5" onSubmit={(event) => void save(event)}>
          <Suspense fallback={<p className="text-muted">Opening the photo…</p>}>
            <PictureEditor
              photo={photo}
              onPlace={(next) => {
                placement.current = next;
              }}
            />
          </Suspense>
          <UploadProgress phase={sending.phase} share={sending.share} cancel={sending.cancel} />
          <div className="flex flex-wrap gap-3">
            <button type="submit" className="btn btn-primary submit-button" aria-disabled={isBusy}>
              Save photo
            </button>
            {!isBusy && (
              <button type="button" className="btn btn-ghost max-sm:w-full" onClick={close}>
                Keep the old photo
              </button>
            )}
          </div>
        </form>
      ) : (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <ProfileAvatar member={member} className="size-24 text-3xl" />
          <PictureChooser
            hasPicture={member.picture !== null}
            isBusy={isBusy}
            onChoose={(file) => void choose(file)}
            onRemove={() => {
              void sending.remove(() => removePicture());
              section.current?.focus();
            }}
          />
        </div>
      )}
      <div role="alert" className={sending.problem ? undefined : "sr-only"}>
        {sending.problem && <p className="field-error">{sending.problem}</p>}
      </div>
      <p role="status" className={sending.done ? "font-semibold text-success" : "sr-only"}>
        {sending.done}
      </p>
    </section>
  );
}
