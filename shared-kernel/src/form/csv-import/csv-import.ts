import * as v from 'valibot';
import { createTimeSlices } from '../../shell/time-slices';
import type { CsvRow, CsvTable, FileError } from './read-csv';

/**
 * A column of an imported CSV file. `key` is the column’s name in the schema. `header` is the name in the file, in any
 * letter case.
 */
export interface ImportColumn {
  readonly key: string;
  readonly header: string;
  readonly isRequired?: boolean;
  readonly example: string;
}

/** A problem in a row, either a warning or an error. Only an error prevents the import of the row. */
export interface RowIssue {
  readonly column: string;
  readonly reason: string;
  readonly isWarning?: boolean;
}

/**
 * Defines how the rows of a CSV file become records of a collection.
 *
 * @example
 * const contacts: CsvImport<{ name: string }> = {
 *   noun: ['contact', 'contacts'],
 *   columns: [{ key: 'name', header: 'Name', isRequired: true, example: 'A. Person' }],
 *   schema: v.object({ name: v.string() }),
 *   startChecks: async () => () => [],
 * };
 */
export interface CsvImport<Row> {
  readonly noun: readonly [one: string, many: string];
  readonly columns: readonly ImportColumn[];
  /** Validates a row and converts it to a record. Its input contains the text of each cell by column key. */
  readonly schema: v.GenericSchema<Record<string, string>, Row>;
  /**
   * Prepares the validation of one file. The returned function compares each row with existing records and with earlier
   * rows.
   */
  readonly startChecks: () => Promise<(row: Row) => readonly RowIssue[]>;
}

export interface LocatedRowIssue {
  readonly line: number;
  readonly header: string;
  readonly value: string;
  readonly reason: string;
}

export interface SampleRow {
  readonly line: number;
  readonly texts: Readonly<Record<string, string>>;
}

const sampleRows = 5;

export interface ValidatedFile<Row> {
  readonly header: readonly string[];
  readonly rows: readonly Row[];
  /** The first valid rows of the file, for a preview. Each row contains the texts of its cells by column key. */
  readonly sample: readonly SampleRow[];
  readonly wrong: readonly (CsvRow & { readonly errors: readonly LocatedRowIssue[] })[];
  readonly warnings: readonly LocatedRowIssue[];
  readonly ignored: readonly string[];
}

const plain = (header: string) =>
  header
    .normalize('NFKC')
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();

const list = new Intl.ListFormat('en', { type: 'conjunction' });

function placesOf(
  columns: readonly ImportColumn[],
  header: readonly string[],
): ReadonlyMap<string, number> | FileError {
  const found = header.map(plain);
  const wanted = columns.map((column) => ({ ...column, name: plain(column.header) }));
  const twice = wanted.find(({ name }) => found.indexOf(name) !== found.lastIndexOf(name));
  if (twice) return { fault: `The column ${twice.header} is in the file twice.` };
  const missing = wanted.filter(({ name, isRequired }) => isRequired && !found.includes(name));
  if (missing.length > 0) {
    const names = list.format(missing.map((column) => column.header));
    const is = missing.length === 1 ? 'column is' : 'columns are';
    const has = list.format(header.filter((text) => text.trim() !== ''));
    return { fault: `The ${is} missing: ${names}. The file has ${has}.` };
  }
  return new Map(wanted.map(({ key, name }) => [key, found.indexOf(name)]));
}

const control = /\p{Cc}/u;

const tooMany =
  'The row has more values than the file has columns. Put values that contain the separator in quotes.';

interface Placing {
  readonly columns: readonly ImportColumn[];
  readonly places: ReadonlyMap<string, number>;
  readonly width: number;
}

const faultsOfCells = ({ columns, places, width }: Placing, cells: readonly string[]): RowIssue[] =>
  cells.slice(width).some((cell) => cell.trim() !== '')
    ? [{ column: '', reason: tooMany }]
    : columns
        .filter(({ key }) => control.test(cells[places.get(key) ?? -1] ?? ''))
        .map(({ key }) => ({ column: key, reason: 'Contains a line break or control character' }));

function read<Row>(
  { schema }: CsvImport<Row>,
  texts: Record<string, string>,
): { readonly row: Row } | { readonly remarks: readonly RowIssue[] } {
  const parsed = v.safeParse(schema, texts);
  if (parsed.success) return { row: parsed.output };
  return {
    remarks: parsed.issues.map((issue) => ({
      column: v.getDotPath(issue) ?? '',
      reason: issue.message,
    })),
  };
}

export interface ProgressOptions {
  /** Called with the completed fraction, from 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Validates the rows of a CSV file. Returns the valid rows and the errors of the invalid rows. The function yields to
 * the browser regularly, so that the page stays responsive.
 */
export async function validateRows<Row>(
  definition: CsvImport<Row>,
  { header, rows }: CsvTable,
  { onProgress, signal }: ProgressOptions = {},
): Promise<ValidatedFile<Row> | FileError> {
  const { columns, startChecks } = definition;
  const places = placesOf(columns, header);
  if ('fault' in places) return places;
  const placing = { columns, places, width: header.length };
  const check = await startChecks();
  const good: Row[] = [];
  const sample: SampleRow[] = [];
  const wrong: ValidatedFile<Row>['wrong'][number][] = [];
  const warnings: LocatedRowIssue[] = [];
  const slices = createTimeSlices();
  for (const [index, { line, cells }] of rows.entries()) {
    const valueOf = (key: string) => (cells[places.get(key) ?? -1] ?? '').trim();
    const place = ({ column, reason }: RowIssue): LocatedRowIssue => ({
      line,
      header: columns.find(({ key }) => key === column)?.header ?? '',
      value: valueOf(column),
      reason,
    });
    const faults = faultsOfCells(placing, cells);
    const texts = Object.fromEntries(columns.map(({ key }) => [key, valueOf(key)]));
    const result = faults.length > 0 ? { remarks: faults } : read(definition, texts);
    const remarks = 'row' in result ? check(result.row) : result.remarks;
    const errors = remarks.filter(({ isWarning = false }) => !isWarning).map(place);
    if (errors.length > 0) wrong.push({ line, cells, errors });
    else if ('row' in result) {
      good.push(result.row);
      if (sample.length < sampleRows) sample.push({ line, texts });
      warnings.push(...remarks.map(place));
    }
    if (index % 32 === 0 && slices.isDue()) {
      onProgress?.(index / rows.length);
      await slices.yieldToBrowser();
      signal?.throwIfAborted();
    }
  }
  const known = new Set(places.values());
  const ignored = header.filter((text, place) => !known.has(place) && text.trim() !== '');
  return { header, rows: good, sample, wrong, warnings, ignored };
}
