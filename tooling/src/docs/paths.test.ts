import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../packages';
import { readDocument } from './documents';

/** `a/{b,c}.ts` is two paths. */
function expanded(path: string): readonly string[] {
  const [, before = '', choices, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
  return choices === undefined ? [path] : choices.split(',').map((part) => before + part + after);
}

/** The paths in code that a paragraph names, each relative to the root or to a folder that is named before. */
const pathsOf = (paragraph: string): readonly string[] =>
  [...paragraph.matchAll(/`([\w@{},.-]*\/[\w@{},./-]*)`/g)].flatMap(([, path = '']) =>
    expanded(path),
  );

/** A folder and all that it is in. */
const upwards = (path: string): readonly string[] =>
  path.split('/').map((_part, index, parts) => parts.slice(0, index + 1).join('/'));

const isThere = (path: string) =>
  ['', '.ts', '.tsx'].some((ending) => existsSync(join(repository, path + ending)));

/** `src/remote.ts` is that of any remote. */
const anyRemote = 'remote-contracts';

const missingIn = (paragraph: string): readonly string[] => {
  const paths = pathsOf(paragraph);
  return paths.filter((path, place) => {
    const folders = ['', anyRemote, ...paths.slice(0, place).flatMap(upwards)];
    return !folders.some((folder) => isThere(join(folder, path)));
  });
};

it('[tooling] a path that does not exist is found, alone and below a folder', () => {
  const text = '`host/src`: `head/index.ts`, `head/none.ts`, `shared-kernel/{package,none}.json`';
  expect(missingIn(text)).toEqual(['head/none.ts', 'shared-kernel/none.json']);
});

it.each(['docs/architecture.md', 'AGENTS.md'])(
  '[tooling] the files and folders that %s names exist',
  (document) => {
    const paragraphs = readDocument(document).split(/\n\n+/);
    expect(paragraphs.flatMap(missingIn)).toEqual([]);
  },
);
