import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageDirectory } from '../../../packages';
import { writeTwinSources } from './twin-sources';
import { writeUsualSources } from './usual-sources';

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
      // What stands in names whole paths, which a move of files leaves behind.
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

describe('what is measured beside the product', () => {
  const entry = join(source, 'index.ts');

  it('[bench] is the same shell without composition, inspector and overrides', async () => {
    expect(composingIn(reachedFrom(entry, {}))).not.toHaveLength(0);
    for (const { aliases } of [writeTwinSources(), await writeUsualSources()]) {
      const reached = reachedFrom(entry, aliases);
      expect(composingIn(reached)).toEqual([]);
      expect(reached).toContain(join(source, 'dashboard/dashboard-page.tsx'));
    }
  });

  it('[bench] fetches every tab’s screen ahead when the product does, as it loads one', async () => {
    for (const { aliases } of [writeTwinSources(), await writeUsualSources()]) {
      expect(reachedFrom(entry, aliases)).toContain(join(source, 'dashboard/prefetch-tabs.ts'));
      const ahead = aliases[join(source, 'federation/prefetch-tab.ts')] ?? '';
      expect(reachedFrom(ahead, aliases)).toContain(
        aliases[join(source, 'federation/load-remote-screen.ts')],
      );
    }
  });

  it('[bench] has a head without them too', async () => {
    for (const { head } of [writeTwinSources(), await writeUsualSources()])
      expect(composingIn(reachedFrom(head, {}))).toEqual([]);
  });
});
