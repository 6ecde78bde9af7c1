import type { Browser } from '../../drive';
import type { Bench } from '../bench';
import { machineLine } from '../machine';
import { writeResult } from '../results';
import { withProduct } from '../with-product';
import { ratioChart } from './chart';
import { compare } from './compare';
import { compressed } from './compressed';
import type { Measured } from './figures';
import { measureVisit } from './measure-visit';
import { measureWarmTabs } from './measure-warm-tabs';
import { overheadOf } from './overhead';
import { formatRows, ratioText, type Row } from './report';
import { buildTwin, serveTwin } from './serve-twin';
import { visits, warmTabs } from './visits';
import { network } from './watch-traffic';

const defaultRounds = 5;
/** No further round is begun after this; a busy machine gets through fewer. */
const longestMs = 15 * 60_000;

interface Pair {
  readonly composed: Measured;
  readonly twin: Measured;
}

type Which = keyof Pair;
type Addresses = Readonly<Record<Which, string>>;
type Rows = Map<string, Pair[]>;

/** Which of the two goes first changes from round to round. */
const orderOf = (round: number): readonly Which[] =>
  round % 2 === 0 ? ['composed', 'twin'] : ['twin', 'composed'];

async function measureBoth<T>(
  round: number,
  measure: (which: Which) => Promise<T>,
): Promise<Readonly<Record<Which, T>>> {
  const found = new Map<Which, T>();
  for (const which of orderOf(round)) found.set(which, await measure(which));
  const [composed, twin] = [found.get('composed'), found.get('twin')];
  if (composed === undefined || twin === undefined) throw new Error('One of the two is missing.');
  return { composed, twin };
}

async function measureRound(
  browser: Browser,
  addresses: Addresses,
  round: number,
  keep: (name: string, pair: Pair) => void,
): Promise<void> {
  for (const visit of visits)
    keep(
      visit.name,
      await measureBoth(round, (which) => measureVisit(browser, addresses[which], visit)),
    );
  const warm = await measureBoth(round, (which) =>
    measureWarmTabs(browser, addresses[which], warmTabs),
  );
  for (const { name } of warmTabs) {
    const [composed, twin] = [warm.composed.get(name), warm.twin.get(name)];
    if (composed && twin) keep(name, { composed, twin });
  }
}

function rowOf(name: string, pairs: readonly Pair[]): Row {
  const comparison = compare(
    name,
    pairs.map(({ composed, twin }) => ({ composed: composed.figures, twin: twin.figures })),
  );
  const last = pairs.at(-1);
  if (!last || name.endsWith('warm')) return comparison;
  const { composed, twin } = last;
  return { ...comparison, overhead: overheadOf(composed.files, twin.files) };
}

/** The composed product against its one-bundle twin on every row a visitor sees. */
export const benchFederation: Bench = async (onProgress, { rounds = defaultRounds } = {}) => {
  onProgress('building the one-bundle twin');
  const twinMs = await buildTwin();
  onProgress(`built the twin in ${(twinMs / 1000).toFixed(1)} s`);
  const twin = await serveTwin();
  try {
    return await withProduct(
      onProgress,
      async ({ browser, machine, url }) => {
        const addresses: Addresses = { composed: url, twin: `${twin.origin}/` };
        const kept: Rows = new Map();
        const start = Date.now();
        // Both servers compress what they serve once; that is nobody's cost.
        onProgress('a round to warm up');
        await measureRound(browser, addresses, 0, () => undefined);

        let done = 0;
        while (done < rounds && (done === 0 || Date.now() - start < longestMs)) {
          await measureRound(browser, addresses, done, (name, pair) => {
            kept.set(name, [...(kept.get(name) ?? []), pair]);
          });
          done += 1;
          onProgress(`round ${done} of ${rounds}`);
        }

        const rows = [...kept].map(([name, pairs]) => rowOf(name, pairs));
        for (const row of rows) onProgress(`${row.name}: ${ratioText(row, 'recordMs')} in time`);
        const results = { machine, network, rounds: done, rows };
        const file = writeResult('federation.json', results);
        const chart = writeResult('federation.svg', ratioChart(rows));
        const short =
          done < rounds ? ` (of ${rounds} that were asked for, within a quarter of an hour)` : '';
        return [
          `The composed product / its one-bundle twin, medians of ${done} rounds${short}, ${network.latencyMs} ms and ${network.downMbps} Mbit/s, Brotli (${machineLine(machine)}). Times in ms. Cold rows are those of a reader who saves data: nothing is fetched ahead. Warm rows are counted from the click.`,
          formatRows(rows),
          `Written to ${file} and ${chart}`,
        ].join('\n\n');
      },
      { deliver: compressed },
    );
  } finally {
    await twin.stop();
  }
};
