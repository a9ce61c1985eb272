/** A page of plain text as a PDF. */
import { createHash } from "node:crypto";
import type { ReceivedResume } from "../submissions/submission.ts";
import { resumeStore } from "../resumes/store.ts";

/** @param lines ASCII, without brackets and backslashes */
function textPdf(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${line}) Tj T*`).join("\n");
  const content = `BT /F1 14 Tf 60 760 Td 20 TL\n${text}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>`;
  return Buffer.from(`${file}${table}${trailer}\nstartxref\n${file.length}\n%%EOF\n`, "latin1");
}

/** Puts a resume into the store, where the submission that is stored next will keep it. */
export async function storedResume(
  name: string,
  lines: readonly string[],
): Promise<ReceivedResume> {
  const bytes = textPdf(lines);
  const incoming = await resumeStore.begin();
  await incoming.write(bytes);
  await incoming.finish();
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return {
    incoming,
    fileName: `${name}.pdf`,
    type: "pdf",
    size: bytes.length,
    sha256,
    caution: null,
  };
}
