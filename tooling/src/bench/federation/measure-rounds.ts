import type { Browser } from '../../drive';
import type { Rows } from './visits';
import { compare, type Comparison, type Round, type BuildName, type EachBuild } from './compare';
import { measureVisit } from './measure-visit';
import { measureWarmTabs } from './measure-warm-tabs';

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
  readonly rows: Rows;
}

type Keep = (name: string, measured: Round) => void;

/** Every row once, of both builds one right after the other. */
export async function measureRound(
  { browser, addresses, rows }: Measuring,
  round: number,
  keep: Keep,
): Promise<void> {
  for (const visit of rows.visits)
    keep(
      visit.name,
      await measureBoth(round, (build) => measureVisit(browser, addresses[build], visit)),
    );
  if (rows.warmTabs.length === 0) return;
  const { composed, bundle } = await measureBoth(round, (build) =>
    measureWarmTabs(browser, addresses[build], rows.warmTabs),
  );
  for (const [name, figures] of composed) {
    const beside = bundle.get(name);
    if (beside === undefined) throw new Error(`${name} was not measured in the bundle.`);
    keep(name, { composed: figures, bundle: beside });
  }
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
