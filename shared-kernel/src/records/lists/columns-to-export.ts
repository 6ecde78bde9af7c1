interface Exported {
  readonly column?: string;
}

/** Those columns of a file that a table shows, in the table's order. */
export const columnsToExport = <C extends Exported>(
  columns: readonly C[],
  shown: readonly string[],
): readonly C[] => shown.flatMap((key) => columns.filter(({ column }) => column === key));
