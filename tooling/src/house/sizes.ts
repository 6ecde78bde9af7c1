import type { MeasuredFunction } from '../source/measure-functions';
import type { SourceFile } from './read-house';

const longestFile = 200;
const longestFunction = 50;

const isSource = ({ isTest }: SourceFile) => !isTest;

/** The files of source that are too long to be read at once. */
export const longFiles = (house: readonly SourceFile[]): readonly SourceFile[] =>
  house.filter((file) => isSource(file) && file.lines > longestFile);

export interface LongFunction extends MeasuredFunction {
  readonly path: string;
}

/** The functions of source; `e2e` is tests, which are read as one. */
const functionsOf = (house: readonly SourceFile[]): readonly LongFunction[] =>
  house
    .filter((file) => isSource(file) && file.room !== 'e2e')
    .flatMap(({ path, functions }) => functions.map((own) => ({ ...own, path })));

/** The functions of source that are too long to be followed, the longest first. */
export const longFunctions = (house: readonly SourceFile[]): readonly LongFunction[] =>
  functionsOf(house)
    .filter(({ lines }) => lines > longestFunction)
    .sort((a, b) => b.lines - a.lines);

/** The functions of source with more lines than this, with what they return, the longest first. */
export const wholeFunctions = (
  house: readonly SourceFile[],
  max: number,
): readonly LongFunction[] =>
  functionsOf(house)
    .filter(({ whole }) => whole > max)
    .sort((a, b) => b.whole - a.whole);

const smallest = 30;

/** Small files of source that one file alone imports: they may belong into it. */
export function smallFiles(house: readonly SourceFile[]): readonly SourceFile[] {
  const source = house.filter(({ isTest }) => !isTest);
  const importers = new Map<string, number>();
  for (const { arrows } of source)
    for (const path of new Set(arrows)) importers.set(path, (importers.get(path) ?? 0) + 1);
  return source.filter(({ path, lines }) => lines <= smallest && importers.get(path) === 1);
}
