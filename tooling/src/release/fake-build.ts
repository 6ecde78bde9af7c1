import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { descriptionFormat } from 'shared-kernel/remote';
import { sha256 } from '../base/sha256';
import { chunksMeta, pageMeta } from '../../webpack/page-meta';

async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  return folder;
}

/** What a remote of one screen says of itself. For tests. */
export const fakeDescription = (name: string, change: object = {}) => ({
  format: descriptionFormat,
  name,
  screens: { screen: { tab: { key: name, label: name, icon: 'document', order: 10, ...change } } },
});

/** A folder as the build of a remote leaves it: an entry, a screen, and a dialog that is loaded later. For tests. */
export function writeFakeRemote(
  folder: string,
  name: string,
  mark: string,
  description: unknown = fakeDescription(name),
): Promise<string> {
  const named = (file: string, text: string) => `${file}.${sha256(text).slice(0, 10)}.js`;
  const entryText = `/* ${name} ${mark} */`;
  const screenText = `/* ${name} ${mark} screen */`;
  const entry = named('remote-entry', entryText);
  const screen = named('assets/screen', screenText);
  const dialogText = `/* ${name} ${mark} dialog */`;
  const dialog = named('assets/dialog', dialogText);
  const assets = { sync: [screen], async: [dialog] };
  const manifest = {
    name,
    shared: [{ name: 'shared-kernel/ui', requiredVersion: '^1.0.0' }],
    metaData: { remoteEntry: { name: entry, path: '' } },
    exposes: [{ name: 'screen', assets: { js: assets, css: { sync: [], async: [] } } }],
  };
  return writeFiles(folder, {
    'mf-manifest.json': JSON.stringify(manifest),
    'remote.json': JSON.stringify(description),
    [entry]: entryText,
    [screen]: screenText,
    [dialog]: dialogText,
  });
}

/** A folder as the build of the shell leaves it: one file of its own and one that all have. For tests. */
export function writeFakeShell(
  folder: string,
  mark: string,
  kernel = '1.0.0',
  names = '',
): Promise<string> {
  const page = [
    '<meta charset="utf-8" />',
    '<meta name="trustfold-config" content="{}" />',
    '<meta name="trustfold-remotes" content="{}" />',
    pageMeta('name', chunksMeta, JSON.stringify({ kernel, files: {}, names })),
    `<script defer src="/assets/${mark}.js"></script>`,
  ];
  return writeFiles(folder, {
    'index.html': page.join('\n'),
    [`assets/${mark}.js`]: mark,
    'assets/font.woff2': 'font',
  });
}
