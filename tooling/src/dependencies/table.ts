import { join } from 'node:path';
import { repository } from '../packages';
import type { Dependency } from './declared';
import type { Weight } from './weigh';

export const dependenciesFile = join(repository, 'docs/decisions/dependencies.md');

export interface Row extends Weight {
  readonly name: string;
  /** The packages that declare it, as text. */
  readonly rooms: string;
  readonly purpose: string;
}

const rowForm = /^\| `([^`]+)` *\|([^|]*)\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm;

/** The rows of the table in the document of dependencies. */
export const readRows = (document: string): readonly Row[] =>
  [...document.matchAll(rowForm)].map(([, name = '', ...cells]) => {
    const [rooms = '', purpose = '', installed = '', script = ''] = cells.map((cell) =>
      cell.trim(),
    );
    return { name, rooms, purpose, installed, script };
  });

/** The packages that declare a dependency, the remotes as one. */
export const roomsText = ({ rooms }: Dependency): string => {
  const remotes = rooms.filter((room) => room.startsWith('remote-'));
  const others = rooms.filter((room) => !room.startsWith('remote-'));
  return [...others, ...(remotes.length > 0 ? ['remotes'] : [])].join(', ');
};

const head = ['Package', 'Declared by', 'Purpose', 'Installed kB', 'Script kB'];

/** The document with these rows in the place of its table. */
export function withRows(document: string, rows: readonly Row[]): string {
  const cells = [
    head,
    ...rows.map((row) => [`\`${row.name}\``, row.rooms, row.purpose, row.installed, row.script]),
  ];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const [first = '', ...others] = cells.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return document.replace(/(?:^\|.*\|\n)+/m, `${[first, rule, ...others].join('\n')}\n`);
}
