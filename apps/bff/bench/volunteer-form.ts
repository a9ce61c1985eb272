import { ownControl } from "@kdl/schemas/contract/submissions";
import { pdfDocument } from "@kdl/schemas/testing/documents";
import { contentType, formBody, volunteer } from "../src/submissions/uploads/testing/send-form.ts";

export const volunteerPath = "/training-form";

/** A volunteer's form with a PDF of so many bytes. The site's own controls are none of the upstream's. */
export function volunteerForm(bytes: number): { contentType: string; body: Buffer } {
  const fields = volunteer.filter(([name]) => name !== ownControl.token);
  const body = formBody(fields, { fileName: "cv.pdf", bytes: pdfDocument({ bytes }) });
  return { contentType, body };
}
