import type { SourceFile } from './read-house';

/** The folder below a package's `src` that a file is in; none for files in `src` itself or elsewhere. */
const folderOf = (path: string): string | undefined => /^[^/]+\/src\/[^/]+(?=\/)/.exec(path)?.[0];

/** Pages of the component book stand beside what they show, and use the book. */
const isBook = (path: string) => path.endsWith('.book.tsx');

/** Every set of folders of one package whose source reaches each other: none of them can be read by itself. */
export function folderKnots(house: readonly SourceFile[]): readonly (readonly string[])[] {
  const arrows = new Map<string, string[]>();
  for (const { path, isTest, arrows: imports } of house) {
    const folder = folderOf(path);
    if (isTest || isBook(path) || folder === undefined) continue;
    const reached = imports
      .map(folderOf)
      .filter((other): other is string => other !== undefined && other !== folder);
    arrows.set(folder, [...(arrows.get(folder) ?? []), ...reached]);
  }
  return findCycles(arrows);
}

/** Who imports whom, by name. */
export type Arrows = ReadonlyMap<string, readonly string[]>;

/** Every set of modules that reach each other, the smallest first (Tarjan's algorithm). */
export function findCycles(arrows: Arrows): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  const close = (name: string) => {
    const members = stack.splice(stack.indexOf(name));
    members.forEach((member) => lowest.set(member, Infinity));
    const isCycle = members.length > 1 || arrows.get(name)?.includes(name) === true;
    if (isCycle) cycles.push(members.sort());
  };

  const visit = (name: string): number => {
    const seen = lowest.get(name);
    if (seen !== undefined) return seen;
    const place = order.size;
    order.set(name, place);
    lowest.set(name, place);
    stack.push(name);
    for (const next of arrows.get(name) ?? [])
      lowest.set(name, Math.min(lowest.get(name) ?? place, visit(next)));
    const reached = lowest.get(name) ?? place;
    if (reached === place) close(name);
    return reached;
  };

  [...arrows.keys()].forEach(visit);
  return cycles.sort((a, b) => a.length - b.length);
}
