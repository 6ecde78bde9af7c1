import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageDirectory } from '../../packages';
import { writeBundleSources } from './bundle-sources';

const source = join(packageDirectory('host'), 'src');
const endings = ['', '.ts', '.tsx', '.js'];
const relative = /(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?['"](\.{0,2}\/[^'"]+)['"]/g;

/** Every file that an entry leads to, own packages left out, as webpack would find it. */
function reachedFrom(entry: string, aliases: Readonly<Record<string, string>>): Set<string> {
  const reached = new Set<string>();
  const follow = (file: string) => {
    const found = endings
      .map((ending) => file + ending)
      .find((path) => existsSync(path) && /\.[tj]sx?$/.test(path));
    if (found === undefined) return;
    const path = aliases[found] ?? found;
    if (reached.has(path)) return;
    reached.add(path);
    const text = readFileSync(path, 'utf8').replace(/^import type .*$/gm, '');
    for (const [, to = ''] of text.matchAll(relative)) {
      // A replaced file imports by whole paths, which moving a file makes wrong.
      if (to.startsWith('/') && !endings.some((ending) => existsSync(to + ending)))
        throw new Error(`${path} imports ${to}, which is not there.`);
      follow(to.startsWith('/') ? to : join(dirname(path), to));
    }
  };
  follow(entry);
  return reached;
}

const composing = [
  'composition',
  'fetch-document',
  'overrides',
  'override-banner',
  'release-notice',
  'use-release-news',
  'read-remotes',
  'release-drawer',
  'release-inspector',
  'release-loads',
  'runtime',
  'tab-files',
].map((name) => join(source, 'federation', name));

const composingIn = (reached: ReadonlySet<string>) =>
  [...reached].filter((path) => composing.includes(path.replace(/\.tsx?$/, '')));

describe('the one bundle', () => {
  const entry = join(source, 'index.ts');
  const { aliases, head } = writeBundleSources();

  it('[bench] is the same shell without composition, inspector and overrides', () => {
    expect(composingIn(reachedFrom(entry, {}))).not.toHaveLength(0);
    const reached = reachedFrom(entry, aliases);
    expect(composingIn(reached)).toEqual([]);
    expect(reached).toContain(join(source, 'dashboard/dashboard-page.tsx'));
  });

  it('[bench] has a head without them too', () => {
    expect(composingIn(reachedFrom(head, {}))).toEqual([]);
  });
});
