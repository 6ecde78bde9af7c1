import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { join as joinHere } from 'node:path';
import { filesHere } from './changed-files';
import { repository } from '../packages';

/** The source of a repository: each file with its text. */
export type Sources = ReadonlyMap<string, string>;

/** How far each file is from a set of files by imports; a file that only passes on what it imports is no step. */
type Distances = ReadonlyMap<string, number>;

const isSource = (file: string) => /\.(tsx?|mjs|js|css|json)$/.test(file);

export function readSources(): Sources {
  const files = filesHere().filter(
    (file) => isSource(file) && !file.startsWith('shared-kernel/api/'),
  );
  return new Map(files.map((file) => [file, readFileSync(joinHere(repository, file), 'utf8')]));
}

const imported = /\b(?:from|import|import\(|mock\(|requireActual\()\s*'([^']+)'/g;
const passedOn = /^export\b[^'=]*\bfrom '/m;
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Where a package of this repository has what it offers under a name; not all of them are where their names say. */
function placesInPackage(from: string, sources: Sources): readonly string[] {
  const [name = '', ...entry] = from.split('/');
  const manifest = sources.get(`${name}/package.json`);
  if (manifest === undefined) return [];
  const { exports = {} } = JSON.parse(manifest) as { readonly exports?: Record<string, unknown> };
  const place = exports[`./${entry.join('/')}`];
  return typeof place === 'string' ? [join(name, place)] : [join(name, 'src', ...entry)];
}

function importsOf(file: string, text: string, sources: Sources): readonly string[] {
  return [...text.matchAll(imported)].flatMap(([, from = '']) => {
    const places = from.startsWith('.')
      ? [join(dirname(file), from)]
      : placesInPackage(from, sources);
    return places.flatMap((place) => {
      const found = endings.map((ending) => place + ending).find((path) => sources.has(path));
      return found === undefined ? [] : [found];
    });
  });
}

/** The files that import each file. */
export type Importers = ReadonlyMap<string, readonly string[]>;

export function importersIn(sources: Sources): Importers {
  const importers = new Map<string, string[]>();
  for (const [file, text] of sources)
    for (const from of importsOf(file, text, sources))
      importers.set(from, [...(importers.get(from) ?? []), file]);
  return importers;
}

/** Everything that imports one of the files, however far away. */
export function dependantsOf(
  files: readonly string[],
  sources: Sources,
  importers: Importers = importersIn(sources),
): Distances {
  const distances = new Map(files.map((file) => [file, 0]));
  const queue = [...files];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    const step = passedOn.test(sources.get(file) ?? '') ? 0 : 1;
    const distance = (distances.get(file) ?? 0) + (files.includes(file) ? 1 : step);
    for (const importer of importers.get(file) ?? []) {
      if ((distances.get(importer) ?? Infinity) <= distance) continue;
      distances.set(importer, distance);
      queue.push(importer);
    }
  }
  return distances;
}
