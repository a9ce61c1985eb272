import { strToU8, Zip, ZipDeflate } from "fflate";
import { escapeHtml } from "../rich-text/escape-html.ts";
import type { Cell } from "./columns.ts";

const SPREADSHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SHEET = "xl/worksheets/sheet1.xml";

/** Excel rejects files with longer texts. */
const TEXT_MAX = 32_767;
/** Indexes of `cellXfs` below: text stays text even when a person edits the cell. */
const TEXT_STYLE = 1;
const HEAD_STYLE = 2;

/** Everything but the rows: a workbook with one sheet. */
const parts: Readonly<Record<string, string>> = {
  "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/${SHEET}" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${SPREADSHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `<styleSheet xmlns="${SPREADSHEET}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
};

/** The head of the table stays in view. */
const SHEET_START = `<worksheet xmlns="${SPREADSHEET}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><sheetData>`;
const SHEET_END = "</sheetData></worksheet>";

/**
 * Streams an Excel file row by row: neither the rows nor the file are ever fully in memory. Texts are stored
 * as text, so none becomes a formula.
 *
 * @param head titles of the columns
 * @param batches batches of rows
 */
export async function* xlsxOf(
  head: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  let done: Uint8Array[] = [];
  const take = () => {
    const chunks = done;
    done = [];
    return chunks;
  };
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    done.push(chunk);
  });
  const open = (path: string) => {
    const file = new ZipDeflate(path);
    zip.add(file);
    return file;
  };
  for (const [path, xml] of Object.entries(parts)) open(path).push(strToU8(XML + xml), true);
  const sheet = open(SHEET);
  let row = 1;
  sheet.push(strToU8(XML + SHEET_START + rowOf(row, head, HEAD_STYLE)));
  for await (const batch of batches) {
    sheet.push(strToU8(batch.map((cells) => rowOf((row += 1), cells, TEXT_STYLE)).join("")));
    yield* take();
  }
  sheet.push(strToU8(SHEET_END), true);
  zip.end();
  yield* take();
}

function rowOf(row: number, cells: readonly Cell[], style: number): string {
  const content = cells.map((cell, index) => cellXml(`${lettersOf(index)}${row}`, cell, style));
  return `<row r="${row}">${content.join("")}</row>`;
}

function cellXml(address: string, cell: Cell, style: number): string {
  if (cell === "") return "";
  if (typeof cell === "number" && Number.isFinite(cell)) {
    return `<c r="${address}"><v>${cell}</v></c>`;
  }
  const text = xmlText(String(cell));
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** The letters of a column: 0 is A, 26 is AA. */
function lettersOf(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}

/** Characters that XML can't contain. Line breaks are kept. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;
/** Excel reads `_x0041_` as A. */
const ESCAPE = /_(?=x[\dA-Fa-f]{4}_)/g;

const xmlText = (text: string): string =>
  escapeHtml(
    text.slice(0, TEXT_MAX).toWellFormed().replace(FORBIDDEN, "").replaceAll("\r", ""),
  ).replace(ESCAPE, "_x005F_");
