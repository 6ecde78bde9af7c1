import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chunksMeta, createPageMeta } from '../../webpack/page-meta';
import { sha256 } from '../command-line/sha256';

async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  return folder;
}

export const fakeDescription = (name: string, change: object = {}) => ({
  format: 1,
  name,
  screens: { screen: { tab: { key: name, label: name, icon: 'document', order: 10, ...change } } },
});

interface FakeRemote {
  readonly kernelRange?: string;
  readonly description?: unknown;
}

export function writeFakeRemote(
  folder: string,
  name: string,
  mark: string,
  { kernelRange = '^1.0.0', description = fakeDescription(name) }: FakeRemote = {},
): Promise<string> {
  const texts = ['entry', 'screen', 'dialog'].map((file) => `/* ${name} ${mark} ${file} */`);
  const [entry = '', screen = '', dialog = ''] = [
    'remote-entry',
    'assets/screen',
    'assets/dialog',
  ].map((file, at) => `${file}.${sha256(texts[at] ?? '').slice(0, 10)}.js`);
  const assets = { sync: [screen], async: [dialog] };
  const manifest = {
    name,
    shared: [{ name: 'shared-kernel/ui', requiredVersion: kernelRange }],
    metaData: { remoteEntry: { name: entry, path: '' } },
    exposes: [{ name: 'screen', assets: { js: assets, css: { sync: [], async: [] } } }],
  };
  return writeFiles(folder, {
    'mf-manifest.json': JSON.stringify(manifest),
    'remote.json': JSON.stringify(description),
    [entry]: texts[0] ?? '',
    [screen]: texts[1] ?? '',
    [dialog]: texts[2] ?? '',
  });
}

export function writeFakeShell(folder: string, mark: string, kernel = '1.0.0'): Promise<string> {
  const page = [
    '<html lang="en" data-theme="light">',
    '<meta charset="utf-8" />',
    '<meta name="trustfold-config" content="{}" />',
    '<meta name="trustfold-remotes" content="{}" />',
    createPageMeta('name', chunksMeta, JSON.stringify({ kernel, files: {}, names: '' })),
    `<script defer src="/assets/${mark}.js"></script>`,
  ];
  return writeFiles(folder, {
    'index.html': page.join('\n'),
    [`assets/${mark}.js`]: mark,
    'assets/font.woff2': 'font',
  });
}
