import type { Browser } from '../../drive';
import type { Visit } from './visits';
import { compare, type Comparison, type Round, type BuildName, type EachBuild } from './compare';
import { measureVisit } from './measure-visit';

/** A failure names its build. */
const naming = <T>(build: BuildName, measuring: Promise<T>): Promise<T> =>
  measuring.catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${build}: ${reason}`, { cause: error });
  });

/** Both builds, in the other order in every second round, so that each is first as often as the other. */
export async function measureBoth<T>(
  round: number,
  measure: (build: BuildName) => Promise<T>,
): Promise<EachBuild<T>> {
  const of = (build: BuildName) => naming(build, measure(build));
  if (round % 2 === 0) return { composed: await of('composed'), bundle: await of('bundle') };
  const bundle = await of('bundle');
  return { composed: await of('composed'), bundle };
}

export interface Measuring {
  readonly browser: Browser;
  readonly addresses: EachBuild<string>;
  readonly rows: readonly Visit[];
}

type Keep = (name: string, measured: Round) => void;

/** Every row once, of both builds one right after the other. */
export async function measureRound(
  { browser, addresses, rows }: Measuring,
  round: number,
  keep: Keep,
): Promise<void> {
  for (const visit of rows)
    keep(
      visit.name,
      await measureBoth(round, (build) => measureVisit(browser, addresses[build], visit)),
    );
}

/** All rounds, each row compared. */
export async function measureRounds(
  measuring: Measuring,
  rounds: number,
  onRound: (done: number) => void,
): Promise<readonly Comparison[]> {
  const kept = new Map<string, Round[]>();
  for (let round = 0; round < rounds; round += 1) {
    await measureRound(measuring, round, (name, measured) => {
      kept.set(name, [...(kept.get(name) ?? []), measured]);
    });
    onRound(round + 1);
  }
  return [...kept].map(([name, all]) => compare(name, all));
}
