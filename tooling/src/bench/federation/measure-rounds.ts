import { overheadOf } from './overhead';
import { compare } from './compare';
import type { Rows } from './choose-rows';
import { buildNames, eachBuild, type BuildName, type EachBuild, type Measured } from './figures';
import { measureVisit } from './measure-visit';
import { measureWarmTabs } from './measure-warm-tabs';
import type { Reader } from './open-page';
import type { Row } from './report';

/** Every second round goes the other way, so that each build is as often before another as after it. */
export const orderOf = (round: number): readonly BuildName[] =>
  round % 2 === 0 ? buildNames : buildNames.toReversed();

function foundIn<K, V>(found: ReadonlyMap<K, V>, key: K): V {
  const value = found.get(key);
  if (value === undefined) throw new Error(`${String(key)} was not measured.`);
  return value;
}

/** What fails says of which build. */
const of = <T>(build: BuildName, measuring: Promise<T>): Promise<T> =>
  measuring.catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${build}: ${reason}`, { cause: error });
  });

async function measureEach<T>(
  round: number,
  measure: (build: BuildName) => Promise<T>,
): Promise<EachBuild<T>> {
  const found = new Map<BuildName, T>();
  for (const build of orderOf(round)) found.set(build, await of(build, measure(build)));
  return eachBuild((build) => foundIn(found, build));
}

export interface Measuring {
  readonly reader: Reader;
  readonly addresses: EachBuild<string>;
  readonly rows: Rows;
}

type Keep = (name: string, measured: EachBuild<Measured>) => void;

/** Every row once, of every build one right after the other. */
export async function measureRound(
  { reader, addresses, rows }: Measuring,
  round: number,
  keep: Keep,
): Promise<void> {
  for (const visit of rows.visits) {
    const measured = await measureEach(round, (build) =>
      measureVisit(reader, addresses[build], visit),
    );
    keep(visit.name, measured);
  }
  if (rows.warmTabs.length === 0) return;
  const warm = await measureEach(round, (build) =>
    measureWarmTabs(reader, addresses[build], rows.warmTabs),
  );
  for (const { name } of rows.warmTabs)
    keep(
      name,
      eachBuild((build) => foundIn(warm[build], name)),
    );
}

/** All rounds of a row compared; the last one parts by cause what a cold visit transfers beyond the twin's. */
function rowOf(name: string, rounds: readonly EachBuild<Measured>[], { visits }: Rows): Row {
  const comparison = compare(
    name,
    rounds.map((round) => eachBuild((build) => round[build].figures)),
  );
  const last = rounds.at(-1);
  const isCold = visits.some((visit) => visit.name === name && visit.kind === 'cold');
  if (!last || !isCold) return comparison;
  return { ...comparison, overhead: overheadOf(last.composed.files, last.twin.files) };
}

/** So many rounds, each row compared. */
export async function measureRounds(
  measuring: Measuring,
  rounds: number,
  onRound: (done: number) => void,
): Promise<readonly Row[]> {
  const kept = new Map<string, EachBuild<Measured>[]>();
  for (let round = 0; round < rounds; round += 1) {
    await measureRound(measuring, round, (name, measured) => {
      kept.set(name, [...(kept.get(name) ?? []), measured]);
    });
    onRound(round + 1);
  }
  return [...kept].map(([name, all]) => rowOf(name, all, measuring.rows));
}
