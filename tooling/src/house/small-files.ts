import type { SourceFile } from './read-house';

const smallest = 30;

/** Small files of source that one file alone imports: they may belong into it. */
export function smallFiles(house: readonly SourceFile[]): readonly SourceFile[] {
  const source = house.filter(({ isTest }) => !isTest);
  const importers = new Map<string, number>();
  for (const { arrows } of source)
    for (const path of new Set(arrows)) importers.set(path, (importers.get(path) ?? 0) + 1);
  return source.filter(({ path, lines }) => lines <= smallest && importers.get(path) === 1);
}
