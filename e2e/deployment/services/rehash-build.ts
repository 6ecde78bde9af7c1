import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

const hashIn = (file: string) => /\.([0-9a-f]{10})\.\w+$/.exec(file)?.[1];

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);

type Replacement = readonly [from: string, to: string];

/**
 * Replaces strings in the build output. Each changed file gets a new content hash in its name, and all references are updated.
 */
export function rehashFiles(
  files: ReadonlyMap<string, string>,
  replacements: readonly Replacement[],
): ReadonlyMap<string, string> {
  const texts = new Map(files);
  const names = new Map<string, string>();
  const replace = ([from, to]: Replacement): string[] => {
    const changed = [...texts].filter(([, text]) => text.includes(from));
    for (const [name, text] of changed) texts.set(name, text.replaceAll(from, to));
    return changed.map(([name]) => name);
  };
  const left = replacements.flatMap((replacement) => {
    const changed = replace(replacement);
    if (changed.length === 0) throw new Error(`The build does not say ${replacement[0]}.`);
    return changed;
  });
  for (const name of left) {
    const hash = hashIn(name);
    if (hash === undefined || names.has(name)) continue;
    const other = hashOf(texts.get(name) ?? '');
    names.set(name, name.replace(hash, other));
    left.push(...replace([hash, other]));
  }
  return new Map([...texts].map(([name, text]) => [names.get(name) ?? name, text]));
}

/** Replaces texts in a build folder, to simulate the build of a later commit. */
export async function rewriteBuild(
  folder: string,
  isText: (path: string) => boolean,
  replacements: readonly Replacement[],
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, string>();
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).split(sep).join('/');
    if (entry.isFile() && isText(path)) files.set(path, await readFile(file, 'utf8'));
  }
  const next = rehashFiles(files, replacements);
  for (const path of files.keys()) if (!next.has(path)) await rm(join(folder, path));
  for (const [path, text] of next) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
