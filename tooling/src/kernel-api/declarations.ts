import { posix } from 'node:path';
import ts from 'typescript';

/** Declarations by their place below a folder: `ui/button.d.ts`, in POSIX writing. */
export type Declarations = ReadonlyMap<string, string>;

/** The files of a set that one of them imports. */
function importsOf(declarations: Declarations, place: string): string[] {
  const text = declarations.get(place) ?? '';
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const base = posix.join(posix.dirname(place), fileName);
    const found = [`${base}.d.ts`, `${base}/index.d.ts`].find((path) => declarations.has(path));
    return found === undefined ? [] : [found];
  });
}

/** What some files reach by their imports, themselves included. */
export function closureOf(declarations: Declarations, roots: readonly string[]): Declarations {
  const reached = new Map<string, string>();
  const left = roots.filter((place) => declarations.has(place));
  for (let place = left.pop(); place !== undefined; place = left.pop()) {
    const text = declarations.get(place);
    if (text === undefined || reached.has(place)) continue;
    reached.set(place, text);
    left.push(...importsOf(declarations, place));
  }
  return reached;
}

/** The files of `before` that are other now, or reach one that is. */
export function changedFiles(before: Declarations, now: Declarations): ReadonlySet<string> {
  const changed = new Set(
    [...before].filter(([place, text]) => now.get(place) !== text).map(([place]) => place),
  );
  const imports = new Map([...before.keys()].map((place) => [place, importsOf(before, place)]));
  for (let size = -1; size !== changed.size;) {
    size = changed.size;
    for (const [place, imported] of imports)
      if (imported.some((other) => changed.has(other))) changed.add(place);
  }
  return changed;
}
