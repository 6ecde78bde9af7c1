import { namingColumn, type TableColumn } from '../../ui/data/table-column';

/**
 * The columns that an address asks for, in its order: keys with commas between. What names the rows always stands
 * first; what is no column, or asked for twice, is left out. All but the extra ones where nothing is asked for.
 */
export function chosenColumns<T, C extends TableColumn<T>>(
  columns: readonly C[],
  asked: string,
): readonly C[] {
  if (asked === '') return columns.filter(({ isExtra }) => !isExtra);
  const naming = namingColumn<T>(columns);
  const keys = new Set(asked.split(','));
  const others = [...keys].flatMap(
    (key) => columns.find((column) => column.key === key && column !== naming) ?? [],
  );
  const first = columns.filter((column) => column === naming);
  return [...first, ...others];
}

/** Columns as an address asks for them; nothing where they are those shown at first, in their own order. */
export function columnsText(atFirst: readonly string[], shown: readonly string[]): string {
  const text = shown.join(',');
  return text === atFirst.join(',') ? '' : text;
}

interface Exported {
  readonly column?: string;
}

/** Those columns of a file that a table shows, in the table's order. */
export const columnsToExport = <C extends Exported>(
  columns: readonly C[],
  shown: readonly string[],
): readonly C[] => shown.flatMap((key) => columns.filter(({ column }) => column === key));

/** A list with the item at one place moved to another. */
export function movedTo<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}
