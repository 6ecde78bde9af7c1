import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gitFiles } from '../base/git';
import { repository } from '../packages';
import type { Figure } from './figures';

/** Source as it is compared between commits: TypeScript without tests, fixtures, test helpers, reports of the API and `e2e`. */
export const isComparedSource = (path: string): boolean =>
  /\.tsx?$/.test(path) &&
  !/\.(test|spec)\.tsx?$|\/fixtures\/|\/testing\/|\/testing\.ts$|(^|\/)api\/|^e2e\//.test(path);

/** All code: TypeScript, JavaScript and styles, those of tests too. */
export const isCode = (path: string): boolean => /\.(tsx?|css|js)$/.test(path);

/** The files that git tracks; none outside a clone. */
export const trackedFiles = (): readonly string[] =>
  existsSync(join(repository, '.git')) ? gitFiles(repository, 'ls-files', '-z') : [];

/** How many lines these files have together. */
export const linesTogether = (paths: readonly string[]): number =>
  paths.reduce(
    (lines, path) => lines + readFileSync(join(repository, path), 'utf8').split('\n').length - 1,
    0,
  );

/** The lines of all that git tracks. */
export const lineFigures = (tracked: readonly string[]): readonly Figure[] => [
  {
    name: 'lines of source, without fixtures, test helpers and e2e',
    value: linesTogether(tracked.filter(isComparedSource)),
    goal: '12 % less',
  },
  { name: 'lines of all ts, tsx, css and js', value: linesTogether(tracked.filter(isCode)) },
];
