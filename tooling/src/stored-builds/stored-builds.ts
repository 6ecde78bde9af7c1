import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { packageDirectory, packageNames, repository } from '../packages';
import { CliError } from '../base/cli-error';
import { pack, unpack } from './pack';

const folder = join(repository, 'e2e', 'deployment', 'stored');
const ending = '.builds.br';
export const storedFile = (version: string) => join(folder, `${version}${ending}`);

const isLeftOut = (path: string) => /\.(map|br|gz)$/.test(path);
/** Films and the letters of documents are most of a build's bytes and none of its code: their names are enough. */
const isEmptied = (path: string) => /\.(webm|mp4|woff)$/.test(path);

/** Keeps what is built of every package as the builds of a kernel's version, in place of what was kept; returns its bytes. */
export function storeBuilds(version: string): number {
  const files = new Map<string, Buffer>();
  for (const name of packageNames) {
    const dist = join(packageDirectory(name), 'dist');
    if (!existsSync(dist)) throw new CliError(`${name} is not built: npm run build, then again.`);
    for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      const path = [name, ...relative(dist, file).split(sep)].join('/');
      if (!entry.isFile() || isLeftOut(path)) continue;
      files.set(path, isEmptied(path) ? Buffer.alloc(0) : readFileSync(file));
    }
  }
  const archive = pack(files);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(storedFile(version), archive);
  return archive.length;
}

/** The version whose builds are kept. */
export const storedVersion = (): string | undefined =>
  readdirSync(folder)
    .find((name) => name.endsWith(ending))
    ?.slice(0, -ending.length);

/** Writes the builds of a version into a folder, one folder a package. */
export function unpackBuilds(version: string, into: string): void {
  for (const [path, body] of unpack(readFileSync(storedFile(version)))) {
    const file = join(into, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
}
