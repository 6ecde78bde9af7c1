import type { SourceFile } from './read-house';

type Names = readonly string[] | 'all';

/** Which file each entry of the kernel is: `shared-kernel/ui` and `shared-kernel/src/ui/index.ts`. */
export type Entries = ReadonlyMap<string, string>;

/** Hands on what others declare, and runs nothing itself. */
const isDoor = ({ path, declared }: SourceFile) =>
  path.endsWith('/index.ts') && declared.length === 0;

interface Taken {
  readonly path: string;
  readonly names: Names;
}

/** What a file takes of others while it runs; a door only what is wanted of it. */
function* takenBy(file: SourceFile, wanted: Names, entries: Entries): Generator<Taken> {
  let exported = 0;
  for (const [place, { from, names, runs }] of file.imports.entries()) {
    const offered = file.exports.slice(exported, exported + (names?.length ?? 0));
    exported += names?.length ?? 0;
    if (runs === undefined) continue;
    const path = entries.get(from) ?? file.arrows[place] ?? from;
    if (!isDoor(file) || wanted === 'all' || runs === 'all') yield { path, names: runs };
    else {
      const handedOn = names?.filter((_, at) => wanted.includes(offered[at] ?? '')) ?? [];
      if (handedOn.length > 0) yield { path, names: handedOn };
    }
  }
}

/**
 * The modules that run once these have loaded: what they import, types and later imports left out. An `index.ts` that
 * only hands on counts for what is taken of it, as the build drops the rest.
 */
export function loadedModules(
  house: readonly SourceFile[],
  roots: readonly string[],
  entries: Entries,
): ReadonlySet<string> {
  const files = new Map(house.map((file) => [file.path, file]));
  const loaded = new Set<string>();
  const followed = new Set<string>();
  const follow = ({ path, names }: Taken) => {
    const file = files.get(path);
    if (!file) return;
    const isAside = isDoor(file);
    const step = isAside ? `${path} ${String(names)}` : path;
    if (followed.has(step)) return;
    followed.add(step);
    if (!isAside) loaded.add(path);
    for (const taken of takenBy(file, names, entries)) follow(taken);
  };
  for (const path of roots) follow({ path, names: 'all' });
  return loaded;
}
