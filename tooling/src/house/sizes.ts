import type { MeasuredFunction } from '../source/read-module';
import type { SourceFile } from './read-house';

const longestFile = 200;

const isSource = ({ isTest }: SourceFile) => !isTest;

/** The files of source that are too long to be read at once. */
export const longFiles = (house: readonly SourceFile[]): readonly SourceFile[] =>
  house.filter((file) => isSource(file) && file.lines > longestFile);

export interface LongFunction extends MeasuredFunction {
  readonly path: string;
}

/** The functions of source with more lines than this, the longest first; `e2e` is tests, which are read as one. */
export const functionsOver = (house: readonly SourceFile[], max: number): readonly LongFunction[] =>
  house
    .filter((file) => isSource(file) && file.room !== 'e2e')
    .flatMap(({ path, functions }) => functions.map((own) => ({ ...own, path })))
    .filter(({ lines }) => lines > max)
    .sort((a, b) => b.lines - a.lines);

const smallest = 30;

/** Small files of source that one file alone imports: they may belong into it. */
export function smallFiles(house: readonly SourceFile[]): readonly SourceFile[] {
  const source = house.filter(isSource);
  const importers = new Map<string, number>();
  for (const { arrows } of source)
    for (const path of new Set(arrows)) importers.set(path, (importers.get(path) ?? 0) + 1);
  return source.filter(({ path, lines }) => lines <= smallest && importers.get(path) === 1);
}
