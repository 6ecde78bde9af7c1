export type Cell = string | number;

const textOf = (cell: Cell): string =>
  typeof cell === 'string'
    ? cell
    : Number.isNaN(cell)
      ? '–'
      : cell.toLocaleString('en-US', { maximumFractionDigits: Math.abs(cell) < 10 ? 2 : 0 });

/** A table for a terminal that is a Markdown table too: the first column left, figures right. */
export function formatTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows.map((row) => row.map(textOf))];
  const widths = head.map((_, column) =>
    Math.max(3, ...lines.map((line) => (line[column] ?? '').length)),
  );
  const format = (line: readonly string[]) =>
    `| ${widths
      .map((width, column) => {
        const text = line[column] ?? '';
        return column === 0 ? text.padEnd(width) : text.padStart(width);
      })
      .join(' | ')} |`;
  const rule = `| ${widths
    .map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
    .join(' | ')} |`;
  const [first = [], ...rest] = lines;
  return [format(first), rule, ...rest.map(format)].join('\n');
}

/** The median of what was measured; NaN if nothing was. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(place)] ?? NaN) + (sorted[Math.ceil(place)] ?? NaN)) / 2;
}
