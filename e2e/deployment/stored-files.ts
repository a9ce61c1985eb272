/** Whether a file of a submission is where the site keeps such files. */
import type { Project } from "./project.ts";

const isIn = (project: Project, service: string, folder: string) => async (key: string) =>
  (await project.exec(service, "sh", "-c", `find ${folder} -path "*${key}*"`)).includes(key);

export const filesInVolume = (project: Project) => isIn(project, "cms", "/data/resumes");

/** A stand-in and MinIO both keep a bucket as a folder. */
export const filesInBucket = (project: Project) => isIn(project, "minio", "/data/resumes");
