import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BookPage } from './book-page';
import { chapters } from './book-page';

const kernel = join(__dirname, '..');

/** What is named like a component and draws nothing of its own, or only what the book shows already. */
const undrawn = new Set([
  'CommandForm',
  'FaultReport',
  'LatePart',
  'Link',
  'NoneFound',
  'NoneOfOwn',
  'PickedRows',
  'PlainBoundary',
  'RecordResults',
  'TooltipProvider',
  'TrustfoldTheme',
  'WorkspaceProvider',
]);

const load = (file: string) => jest.requireActual<Record<string, unknown>>(join(kernel, file));

const books = readdirSync(kernel, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.book.tsx'))
  .map((file) => load(file) as unknown as BookPage);

const shown = new Set(books.flatMap(({ shows }) => Object.values(shows)));

const { exports: entries } = JSON.parse(readFileSync(join(kernel, '../package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string>>;
};

/** The kernel's public entries in which components may be; those of the domain and of tests have none. */
const drawing = Object.values(entries).filter((file) =>
  /^\.\/src\/(?!domain|testing).*(index\.ts|\.tsx)$/.test(file),
);

const isDrawn = (value: unknown) =>
  typeof value === 'function'
    ? !(value.prototype instanceof Error)
    : typeof value === 'object' && value !== null && '$$typeof' in value;

const isComponent = ([name, value]: readonly [string, unknown]) =>
  /^[A-Z]/.test(name) && isDrawn(value);

describe('the component book', () => {
  it.each(drawing)('[theme] shows every component of %s', (file) => {
    const missing = Object.entries(load(file.replace('./src/', '')))
      .filter(isComponent)
      .filter(([name, component]) => !undrawn.has(name) && !shown.has(component));
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it('[theme] has no page without a state, and no chapter without a page', () => {
    expect(books.every(({ states }) => Object.keys(states).length > 0)).toBe(true);
    expect(new Set(books.map(({ chapter }) => chapter))).toEqual(new Set(chapters));
  });
});
