import Papa from 'papaparse';
import { maxImportRows } from '../../domain/file/max-import-rows';

/**
 * A row of a CSV file. `line` is the number of the row’s first line, starting at 1. A row can have more or fewer cells
 * than the header.
 */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** The reason why a file cannot be imported, as a sentence. */
export interface FileError {
  readonly fault: string;
}

export const maxFileBytes = 10_000_000;

const notCsv = 'This is not a CSV file. Open it in a spreadsheet and save it as CSV.';

/**
 * File signatures of Excel workbooks (ZIP and OLE), PDF files and images. Users sometimes rename such files to `.csv`.
 */
const signatures = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
] as const;

const beginsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

/** Decodes a file as UTF-8 or UTF-16, otherwise as Windows-1252, which some spreadsheet applications write. */
function textOf(bytes: Uint8Array): string {
  if (beginsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (beginsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Matches a first line such as `sep=;`. CSV files for Excel can contain it to specify the separator. */
const separatorLine = /^sep=(.)\r?\n/i;

const lineBreaks = /\r\n|\r|\n/g;

const linesIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.match(lineBreaks)?.length ?? 0), 1);

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

const separators = [',', ';', '\t', '|'];

/** Maximum number of blank lines before the header. */
const maxLead = 10;

function separatorOf(text: string): string | undefined {
  const cellsBy = (delimiter: string) =>
    Papa.parse<string[]>(text, { delimiter, preview: maxLead }).data.find(
      (cells) => !isBlank(cells),
    )?.length ?? 0;
  const counted = separators.map((separator) => ({ separator, cells: cellsBy(separator) }));
  return counted.toSorted((one, other) => other.cells - one.cells)[0]?.separator;
}

export function parseCsv(text: string): CsvTable | FileError {
  const [named = '', separator] = separatorLine.exec(text) ?? [];
  const table = text.slice(named.length);
  const delimiter = separator ?? separatorOf(table);
  const { data, errors } = Papa.parse<string[]>(table, { delimiter });
  const rows: CsvRow[] = [];
  let line = named === '' ? 1 : 2;
  for (const cells of data) {
    if (!isBlank(cells)) rows.push({ line, cells });
    line += linesIn(cells);
  }
  const unclosed = errors.find(({ type }) => type === 'Quotes');
  if (unclosed) return { fault: 'The file contains an unclosed quotation mark.' };
  const [header, ...others] = rows;
  if (!header) return { fault: 'The file is empty.' };
  if (others.length === 0) return { fault: 'The file has no rows below its header.' };
  if (others.length > maxImportRows) {
    const [has, limit] = [others.length, maxImportRows].map((count) => count.toLocaleString('en'));
    return { fault: `The file has ${has} rows. Import at most ${limit} at a time.` };
  }
  return { header: header.cells, rows: others };
}

export async function readCsv(file: File): Promise<CsvTable | FileError> {
  if (file.size === 0) return { fault: 'The file is empty.' };
  if (file.size > maxFileBytes) return { fault: 'The file is larger than 10 MB. Split the file.' };
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (!buffer) return { fault: 'The file could not be read. Choose it again.' };
  const bytes = new Uint8Array(buffer);
  if (signatures.some((signature) => beginsWith(bytes, signature))) return { fault: notCsv };
  const text = textOf(bytes);
  return text.includes('\0') ? { fault: notCsv } : parseCsv(text);
}
