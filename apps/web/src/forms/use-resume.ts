import type { FileRule, Form } from "@kdl/schemas/forms/form";
import { fileMessage } from "@kdl/schemas/forms/form-messages";
import { useRef, useState } from "react";
import { SubmissionFailure } from "./submission.ts";

/** A file that a person chose for a form. */
export interface Resume {
  rule: FileRule;
  /** What was chosen; while it is being checked, only its name and size are certain. */
  file: File | null;
  isChecking: boolean;
  /** What is wrong with the last choice, which isn't kept. */
  problem: string | null;
  /** Takes chosen or dropped files. Resolves to what is wrong, or to the file as it will be sent. */
  choose(files: readonly File[]): Promise<Chosen>;
  /** Takes a file that was checked before, or none. */
  put(file: File | null): void;
  /** The file to send. Rejects with what is wrong with it. */
  settled(): Promise<File | null>;
  /** For the form's check. */
  state: { chosen: boolean; problem: string | null };
}

interface Chosen {
  file: File | null;
  isChecking: boolean;
  problem: string | null;
}

const none: Chosen = { file: null, isChecking: false, problem: null };

/** Holds the file of a form, and checks it as soon as it is chosen. */
export function useResume({ name, file: rule }: Pick<Form, "name" | "file">): Resume {
  if (!rule) throw new Error(`the form ${name} takes no file`);
  const [chosen, setChosen] = useState(none);
  const latest = useRef<Promise<Chosen>>(Promise.resolve(none));

  async function become(next: Promise<Chosen>): Promise<Chosen> {
    latest.current = next;
    const value = await next;
    // A later choice may have overtaken this one.
    if (latest.current !== next) return latest.current;
    setChosen(value);
    return value;
  }

  return {
    rule,
    ...chosen,
    state: { chosen: chosen.file !== null, problem: chosen.problem },
    choose([file, ...more]) {
      if (!file) return latest.current;
      if (more.length > 0) return become(refused(fileMessage.tooMany));
      setChosen({ file, isChecking: true, problem: null });
      return become(examined(file, rule));
    },
    put(file) {
      setChosen({ ...none, file });
      latest.current = Promise.resolve({ ...none, file });
    },
    async settled() {
      const { file, problem } = await latest.current;
      if (problem !== null) throw new SubmissionFailure(problem, { [rule.name]: problem });
      return file;
    },
  };
}

const refused = async (problem: string): Promise<Chosen> => ({ ...none, problem });

async function examined(file: File, rule: FileRule): Promise<Chosen> {
  // The document reader is only needed once there is a file.
  const module = await import("./file-check.ts").catch(() => null);
  // Without a connection it may not load; the gateway checks the file too.
  if (!module) return { ...none, file };
  const result = await module.checkFile(file, rule);
  return "file" in result ? { ...none, file: result.file } : refused(result.problem);
}
