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
