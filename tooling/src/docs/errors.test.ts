import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyFileBelow } from '../house/read-house';
import { repository } from '../packages';
import { readDocument } from './documents';

const lent = ['charts', 'form', 'format', 'records', 'schema', 'shell', 'theme', 'ui', 'workspace'];
const beside = /\.(test|book|d)\.tsx?$|\/(testing|test-)[^/]*(\/|$)/;

/** The code, without its comments. */
const source = lent
  .flatMap((room) => [...everyFileBelow(join(repository, 'shared-kernel/src', room))])
  .filter((file) => /\.tsx?$/.test(file) && !beside.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replace(/\/\*\*[^]*?\*\//g, '');

const document = readDocument('docs/errors.md');

/** The first cells of a table, two of them where its rows begin with two names in code. */
function namedUnder(heading: string): readonly string[] {
  const [, part = ''] = document.split(`\n## ${heading}\n`);
  const [section = ''] = part.split('\n## ');
  return [...section.matchAll(/^\| `([^`]+)` +(?:\| `([^`]+)`)?/gm)]
    .map(([, first = '', second]) => (second === undefined ? first : `${first}: ${second}`))
    .sort();
}

const found = (pattern: RegExp, text = source) =>
  [...new Set([...text.matchAll(pattern)].map(([, first = '']) => first))].sort();

describe('the list of errors', () => {
  it('[tooling] has every kind of CommandError', () => {
    const [, kinds = ''] = /commandErrorKinds = \[([^\]]*)\]/.exec(source) ?? [];
    expect(namedUnder('CommandError')).toEqual(found(/'(\w+)'/g, kinds));
  });

  it('[tooling] has every reason of StorageError', () => {
    const [, reasons = ''] = /class StorageError [^]*?reason: (.*),/.exec(source) ?? [];
    expect(namedUnder('StorageError')).toEqual(found(/'(\w+)'/g, reasons));
  });

  it('[tooling] has every class of errors', () => {
    const classes = found(/class (\w+) extends Error\b/g);
    const own = ['CommandError', 'StorageError'];
    expect(namedUnder('Other classes')).toEqual(classes.filter((name) => !own.includes(name)));
  });

  it('[tooling] has every plain error, with the class and the message that the code gives it', () => {
    const thrown = [...source.matchAll(/new ((?:\w+)?Error)\(\s*(['`])(.*?)\2/g)]
      .filter(([, name = '']) => ['Error', 'RangeError', 'TypeError'].includes(name))
      .map(([, name = '', , message = '']) => `${name}: ${message.replace(/\$\{[^}]*\}/g, '…')}`);
    expect(namedUnder('Plain errors')).toEqual([...new Set(thrown)].sort());
  });
});
