import type { DocumentType } from "@kdl/schemas/forms/form";
import { FileUp } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { classNames } from "../ui/class-names.ts";
import { FieldNotes, RequiredMark, useField } from "../ui/field.tsx";
import { useFormHandle } from "./form-handle.ts";
import { mirror, useNoStrayDrops } from "./resume-drop.ts";
import { RemoveFile, ResumeFile } from "./resume-file.tsx";
import type { Resume } from "./use-resume.ts";

const accepted: Record<DocumentType, string> = {
  pdf: ".pdf,application/pdf",
  doc: ".doc,application/msword",
  docx: ".docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

interface ResumeFieldProps {
  resume: Resume;
  /** Accepted types and size, shown before a file is chosen. */
  hint: string;
}

/**
 * A file, chosen or dropped. The native control holds it too, so that the form works before hydration and
 * without JavaScript.
 */
export function ResumeField({ resume, hint }: ResumeFieldProps) {
  const { rule, file, isChecking } = resume;
  const field = useField(rule.name, true);
  const { setProblem } = useFormHandle();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [announcement, setAnnouncement] = useState("");
  useNoStrayDrops();

  async function choose(files: readonly File[]) {
    // Some browsers empty the control when its dialog is cancelled.
    if (files.length === 0) return input.current && mirror(input.current, file);
    setProblem(rule.name, null);
    setAnnouncement("");
    const chosen = await resume.choose(files);
    setProblem(rule.name, chosen.problem);
    setAnnouncement(chosen.problem ?? `${chosen.file?.name} is chosen.`);
  }
  useEffect(() => {
    // Chosen before hydration, or restored by the browser after a reload.
    void choose([...(input.current?.files ?? [])]);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, []);
  useEffect(() => {
    if (input.current) mirror(input.current, file);
  }, [file]);

  function remove() {
    setProblem(rule.name, null);
    setAnnouncement("The file was removed.");
    resume.put(null);
    input.current?.focus();
  }

  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    const goesTo = event.relatedTarget as Node | null;
    setIsOver(event.type !== "dragleave" || event.currentTarget.contains(goesTo));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void choose([...event.dataTransfer.files]);
  };

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={field.id} className="font-semibold">
        {rule.label}
        {rule.required && <RequiredMark />}
      </label>
      <div
        className={classNames("drop-zone", file && "drop-zone-full", isOver && "drop-zone-over")}
        data-invalid={field.invalid}
        onDragEnter={onDrag}
        onDragOver={onDrag}
        onDragLeave={onDrag}
        onDrop={onDrop}
      >
        {file ? (
          <ResumeFile file={file} isChecking={isChecking} />
        ) : (
          <FileUp aria-hidden="true" className="size-8 text-heading" />
        )}
        <input
          ref={input}
          type="file"
          id={field.id}
          name={rule.name}
          required={rule.required}
          accept={rule.types.map((type) => accepted[type]).join(",")}
          aria-describedby={field.describedBy}
          aria-invalid={field.invalid}
          className="drop-zone-input"
          onChange={({ target }) => void choose([...(target.files ?? [])])}
        />
        {file ? (
          <RemoveFile name={file.name} onRemove={remove} />
        ) : (
          <p className="drop-zone-invitation">{isOver ? "Drop it here" : "or drop it here"}</p>
        )}
      </div>
      <FieldNotes {...field} hint={hint} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
