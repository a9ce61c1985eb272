/** Mail that a deployed site has sent so far, as text in which addresses can be looked for. */
import type { Project } from "./project.ts";

/** Without a mail server: files in the CMS's volume. */
export const mailInOutbox = (project: Project) => (): Promise<string> =>
  project.exec("cms", "sh", "-c", "cat /data/outbox/*.eml");

/** With the profile `scale`. */
export const mailInMailpit =
  ({ mailUrl }: Project) =>
  async (): Promise<string> =>
    (await fetch(`${mailUrl}/api/v1/messages?limit=500`)).text();
