import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { repository } from '../packages';
import { readModule, type Module } from '../source/read-module';

/** Whether a file is a test, or for tests alone. */
export const isTestFile = (path: string): boolean =>
  /\.(test|property\.test|spec)\.tsx?$|\/(testing|test-support)\/|\/testing\.ts$|\/test-[^/]+$|\/zones\//.test(
    path,
  );

export interface SourceFile extends Module {
  /** From the repository's root: `host/src/app/app.tsx`. */
  readonly path: string;
  /** The package's folder. */
  readonly room: string;
  readonly isTest: boolean;
  readonly lines: number;
  /** What it imports of this repository, as paths; `shared-kernel/…` of another package stays a name. */
  readonly arrows: readonly string[];
}

const left = new Set(['node_modules', 'dist', '.trustfold', '.git', 'remote-blue-print']);

/** Every file below a folder, those of builds and packages left out. */
export function* everyFileBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (left.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* everyFileBelow(path);
    else yield path;
  }
}

const filesBelow = (folder: string) =>
  [...everyFileBelow(folder)].filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

function resolved(importer: string, from: string): string | undefined {
  if (!from.startsWith('.')) return undefined;
  const base = join(dirname(importer), from);
  return ['', '.ts', '.tsx', '/index.ts'].map((ending) => base + ending).find(isFile);
}

function readSource(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  const module = readModule(path, text);
  const own = relative(repository, path);
  return {
    ...module,
    path: own,
    room: own.replace(/\/.*$/, ''),
    isTest: isTestFile(own),
    lines: text.split('\n').length - 1,
    arrows: module.imports.map(({ from }) => {
      const file = resolved(path, from);
      return file === undefined ? from : relative(repository, file);
    }),
  };
}

/** Every TypeScript file of a package. */
export const readRoom = (directory: string): readonly SourceFile[] =>
  filesBelow(directory).map(readSource);

/** The folders of the workspace that have source. */
const rooms = () =>
  readdirSync(repository).filter((name) => existsSync(join(repository, name, 'package.json')));

/** Every TypeScript file of every package. */
export const readHouse = (): readonly SourceFile[] =>
  rooms().flatMap((room) => readRoom(join(repository, room)));
