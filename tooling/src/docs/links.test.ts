import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository } from '../packages';
import { documentsOf, readDocument } from './documents';
import { anchorsOf, linksOf, pathsOf, scriptsOf } from './links';

describe('what a document leads to', () => {
  it('is read from its links, its paths and its commands', () => {
    expect(linksOf('[a](docs/a.md#b) [c](https://example.com) [d](#e)')).toEqual([
      'docs/a.md#b',
      '#e',
    ]);
    expect(linksOf('<img src="a.webp" alt="b" />\n<source media="(c)" srcset="d.webp" />')).toEqual(
      ['a.webp', 'd.webp'],
    );
    expect(anchorsOf('# One & two\n\n## A bucket, and a CDN')).toEqual([
      'one--two',
      'a-bucket-and-a-cdn',
    ]);
    expect(linksOf('```\n[a](b.md)\n```')).toEqual([]);
    expect(pathsOf('`host/src/head` `s3://x/y` `host/src/{a,b}.ts`', ['host'])).toEqual([
      'host/src/head',
    ]);
    expect(scriptsOf('npm run bench -- builds, npm test -- unit')).toEqual(['bench', 'test']);
  });
});

/** A file or folder of the repository, or an entry of a package, such as `shared-kernel/ui`. */
const stands = (named: string): boolean =>
  [named, named.replace('/', '/src/')]
    .flatMap((path) => [path, `${path}.ts`, `${path}.tsx`])
    .some((path) => existsSync(join(repository, path)));

const documents = documentsOf('.md').filter(({ path }) => !path.startsWith('test-results/'));
/** What builds and tests leave behind is there or not. */
const leftovers = ['.trustfold', 'test-results'];
const roots = readdirSync(repository).filter((name) => !leftovers.includes(name));

describe.each(documents.map(({ path, text }) => [path, text] as const))('%s', (path, text) => {
  it('leads nowhere that is not there', () => {
    const folder = join(repository, dirname(path));
    const lost = linksOf(text).filter((target) => {
      const [file = '', anchor] = target.split('#');
      if (file !== '' && !existsSync(join(folder, file))) return true;
      if (anchor === undefined) return false;
      const headings = file === '' ? text : readFileSync(join(folder, file), 'utf8');
      return !anchorsOf(headings).includes(anchor);
    });
    expect(lost).toEqual([]);
  });

  it('names no file or folder that is not there', () => {
    const lost = pathsOf(text, roots).filter((named) => !stands(named));
    expect(lost).toEqual([]);
  });

  it('names no command that does not exist', () => {
    const { scripts } = JSON.parse(readDocument('package.json')) as {
      scripts: Record<string, string>;
    };
    expect(scriptsOf(text).filter((script) => !(script in scripts))).toEqual([]);
  });
});
