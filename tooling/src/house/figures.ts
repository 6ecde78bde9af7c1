import type { Double } from './find-doubles';
import { knottedFolders } from './find-cycles';
import { publicNames } from './public-names';
import type { SourceFile } from './read-house';
import { functionsOver, longFiles, smallFiles } from './sizes';

/** A figure of the house, and what is aimed at. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit?: '%';
  readonly goal?: string;
}

const share = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;
const sum = (files: readonly SourceFile[]) => files.reduce((lines, file) => lines + file.lines, 0);

function sizes(house: readonly SourceFile[]): readonly Figure[] {
  // What `e2e` is for is its tests: they are its source.
  const source = house.filter(({ isTest, room }) => !isTest || room === 'e2e');
  const inRoom = (files: readonly SourceFile[], room: string) =>
    sum(files.filter((file) => file.room === room));
  const rooms = [...new Set(house.map(({ room }) => room))];
  return [
    ...rooms.flatMap((room) => {
      const own = inRoom(source, room);
      return [
        { name: `${room}: lines of source`, value: own },
        { name: `${room}: lines of tests`, value: inRoom(house, room) - own },
      ];
    }),
    {
      name: 'kernel’s share of all source',
      value: share(inRoom(source, 'shared-kernel'), sum(source)),
      unit: '%',
      goal: '≤ 30 %',
    },
  ];
}

const isProduct = (room: string) => /^(host|remote-)/.test(room);

function names(house: readonly SourceFile[]): Figure {
  const all = publicNames(house);
  const products = all.filter(({ users }) => users.filter(isProduct).length > 1).length;
  return {
    name: 'kernel’s public names used by two product packages',
    value: share(products, all.length),
    unit: '%',
    goal: '≥ 70 %',
  };
}

function lengths(
  house: readonly SourceFile[],
  doubles: readonly Double[],
  tables: ReadonlySet<string>,
): readonly Figure[] {
  const source = house.filter(({ isTest, room }) => !isTest && room !== 'e2e');
  const long = longFiles(house).filter(({ path }) => !tables.has(path));
  return [
    { name: 'files over 200 lines, tables left out', value: long.length, goal: '0' },
    { name: 'functions over 50 lines', value: functionsOver(house, 50).length, goal: '≤ 25' },
    { name: 'functions over 100 lines', value: functionsOver(house, 100).length, goal: '0' },
    {
      name: 'files of at most 30 lines with one importer',
      value: smallFiles(house).length,
      goal: 'half',
    },
    {
      name: 'casts, without e2e',
      value: source.reduce((all, { casts }) => all + casts, 0),
      goal: '< 100',
    },
    { name: 'duplicate pairs', value: doubles.length, goal: '< 350' },
  ];
}

/** How the house stands: the size of each package, what of the kernel is shared, which arrows are wrong, what is long. */
export const houseFigures = (
  house: readonly SourceFile[],
  doubles: readonly Double[],
  tables: ReadonlySet<string>,
): readonly Figure[] => [
  ...sizes(house),
  names(house),
  { name: 'folders in cycles', value: knottedFolders(house).length, goal: '0' },
  ...lengths(house, doubles, tables),
];
