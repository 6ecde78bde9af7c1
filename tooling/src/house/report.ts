import { formatTable } from '../bench/table';
import type { Double } from './find-doubles';
import { importCycles } from './find-faults';
import { folderKnots } from './folder-knots';
import { publicNames } from './public-names';
import type { SourceFile } from './read-house';
import { longFiles, longFunctions } from './sizes';
import { smallFiles } from './small-files';
import { undocumentedNames } from './undocumented';

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const sum = (files: readonly SourceFile[]) => files.reduce((lines, file) => lines + file.lines, 0);

function sizes(house: readonly SourceFile[]): string {
  // What `e2e` is for is its tests: they are its source.
  const source = house.filter(({ isTest, room }) => !isTest || room === 'e2e');
  const whole = sum(source);
  const rooms = [...new Set(house.map(({ room }) => room))];
  const rows = rooms.map((room) => {
    const own = sum(source.filter((file) => file.room === room));
    const tests = sum(house.filter((file) => file.room === room)) - own;
    return [room, own, percent(own, whole), tests] as const;
  });
  return formatTable(['package', 'source lines', 'share', 'test lines'], rows);
}

const isProduct = (room: string) => /^(host|remote-)/.test(room);

function names(house: readonly SourceFile[]): string {
  const all = publicNames(house);
  const usedBy = (count: number) => all.filter(({ users }) => users.length === count).length;
  const products = all.filter(({ users }) => users.filter(isProduct).length > 1).length;
  const shared = all.filter(({ users }) => users.length > 1).length;
  const none = all.filter(({ isImported }) => !isImported);
  const bare = undocumentedNames(house, all);
  const rows = [
    ['public names', all.length, ''],
    ['used by two packages or more', shared, percent(shared, all.length)],
    ['used by two of host and remotes or more', products, percent(products, all.length)],
    ['used by one', usedBy(1), percent(usedBy(1), all.length)],
    ['used by no source', usedBy(0), percent(usedBy(0), all.length)],
    ['imported by nobody', none.length, percent(none.length, all.length)],
    ['without a sentence', bare.length, percent(bare.length, all.length)],
  ] as const;
  return formatTable(['the kernel', 'count', 'share'], rows);
}

function arrows(house: readonly SourceFile[]): string {
  const crossing = (from: string, to: string) =>
    house.filter(({ room, imports }) => room === from && imports.some((i) => i.from.includes(to)));
  const rows = [
    ['import cycles, types included', importCycles(house).length],
    ['sets of folders that reach each other', folderKnots(house).length],
    ['folders in such a set', folderKnots(house).flat().length],
    ['files of tooling that import e2e', crossing('tooling', 'e2e/').length],
    ['files of e2e that reach past tooling’s doors', crossing('e2e', '../tooling/').length],
  ] as const;
  return formatTable(['arrows', 'count'], rows);
}

function lengths(house: readonly SourceFile[], doubles: readonly Double[]): string {
  const twice = doubles.reduce((lines, double) => lines + double.lines, 0);
  const source = house.filter(({ isTest }) => !isTest);
  const casts = source.reduce((count, file) => count + file.casts, 0);
  const rows = [
    ['files over 200 lines', longFiles(house).length],
    ['functions over 50 lines', longFunctions(house).length],
    ['files of at most 30 lines with one importer', smallFiles(house).length],
    ['casts', casts],
    ['doubles', doubles.length],
    ['lines in doubles', twice],
  ] as const;
  return formatTable(['source', 'count'], rows);
}

function longest(house: readonly SourceFile[]): string {
  const rows = longFunctions(house).map(({ path, name, lines }) => [name, lines, path] as const);
  return formatTable(['function over 50 lines', 'lines', 'file'], rows);
}

/** How the house stands: who holds how much, what of the kernel is shared, which arrows are wrong, what is long or stands twice. */
export const houseReport = (house: readonly SourceFile[], doubles: readonly Double[]): string =>
  [sizes(house), names(house), arrows(house), lengths(house, doubles), longest(house)].join('\n\n');
