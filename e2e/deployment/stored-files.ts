/** Whether a file of a submission is where the site keeps such files. */
import { basename } from "node:path";
import type { Project } from "./project.ts";

const isIn = (project: Project, service: string, folder: string) => async (key: string) =>
  (await project.exec(service, "ls", "-R", folder)).includes(basename(key));

export const filesInVolume = (project: Project) => isIn(project, "cms", "/data/resumes");

/** MinIO and its stand-in both keep a bucket as a folder. */
export const filesInBucket = (project: Project) => isIn(project, "minio", "/data/resumes");
