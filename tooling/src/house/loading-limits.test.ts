import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repository } from '../packages';
import { isTestFile, everyFileBelow } from './read-house';

const table = 'shared-kernel/src/loading/limits.ts';

/** Where files and documents are loaded. */
const rooms = [
  'host/src',
  'shared-kernel/src/loading',
  'shared-kernel/src/remote',
  'shared-kernel/src/ui/layout',
  'shared-kernel/src/ui/overlay',
  'tooling/webpack',
];

/** The pages' own delays, which the specification states: nothing is loaded in them. */
const isStated = (path: string) => /^host\/src\/(gate|sign-in)\//.test(path);

const named =
  /\b(\w*(attempts|retries)|\w*(delay|interval|limit|patience|pauses?|poll|timeout)ms)\b\s*[:=]\s*\[?\d/i;
const timed = /\b(setTimeout|setInterval|timeout)\([^;]*\b\d[\d_]+\)/;

const figuresIn = (text: string) =>
  text.split('\n').filter((line) => named.test(line) || timed.test(line));

describe('the table of attempts and limits', () => {
  const files = rooms
    .flatMap((room) => [...everyFileBelow(join(repository, room))])
    .map((file) => relative(repository, file))
    .filter((path) => /\.tsx?$/.test(path) && !isTestFile(path) && !isStated(path));

  it('[E3, federation] is the one place that says how often and how long anything is loaded', () => {
    const found = files.flatMap((path) =>
      figuresIn(readFileSync(join(repository, path), 'utf8')).map((line) => `${path}: ${line}`),
    );
    expect(found.filter((line) => !line.startsWith(table))).toEqual([]);
    expect(found.length).toBeGreaterThan(9);
  });

  it.each([
    'const limitMs = 15_000;',
    'const attempts = 3;',
    'const pausesMs = [250, 500];',
    'const timer = setTimeout(() => give(up), 500);',
    'const signal = AbortSignal.timeout(10_000);',
  ])('[E3] would find %s', (line) => expect(figuresIn(line)).toEqual([line]));
});
