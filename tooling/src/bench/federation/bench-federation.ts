import type { Bench } from '../bench';
import { machineLine, type Machine } from '../machine';
import { Network } from '../origins/network';
import {
  profileLine,
  profileNames,
  profiles,
  type Profile,
  type ProfileName,
} from '../origins/profiles';
import { writeResult } from '../results';
import { withProduct } from '../with-product';
import { ratioChart } from './chart';
import { chooseRows } from './choose-rows';
import { measureRound, measureRounds, type Measuring } from './measure-rounds';
import { buildOther } from './one-bundle/build-other';
import { serveTwin, serveUsual } from './one-bundle/serve-other';
import { formatRows, intervalText } from './report';

/** As many as figures need that are published. */
const defaultRounds = 20;

const minutes = (milliseconds: number) => Math.ceil(milliseconds / 60_000);

interface ProfileRun {
  readonly name: ProfileName;
  readonly rounds: number;
  readonly measuring: Measuring;
  readonly machine: Machine;
  readonly onProgress: (text: string) => void;
}

async function benchProfile(run: ProfileRun): Promise<string> {
  const { name, rounds, measuring, machine, onProgress } = run;
  const { profile } = measuring.reader;
  const start = Date.now();
  const rows = await measureRounds(measuring, rounds, (done) => {
    const left = minutes(((Date.now() - start) / done) * (rounds - done));
    onProgress(`${name}: round ${done} of ${rounds}, about ${left} min left of this profile`);
  });
  for (const row of rows)
    onProgress(`${name}, ${row.name}: ${intervalText(row.composed.ratio.recordMs)} in time`);
  const results = { machine, profile, rounds, rows };
  const file = writeResult(`federation-${name}.json`, results);
  const chart = writeResult(`federation-${name}.svg`, ratioChart(rows));
  return [
    `### ${profileLine(profile)}`,
    `Medians of ${rounds} rounds with their 95 % bootstrap intervals.${rounds < defaultRounds ? ` Figures to publish take ${defaultRounds}.` : ''}`,
    formatRows(rows, profile.roundTripMs),
    `Written to ${file} and ${chart}`,
  ].join('\n\n');
}

const introduction = (machine: Machine) =>
  `The composed product, one bundle and the usual federation of the same sources, over HTTP/2 with TLS in Brotli, every origin with connections of its own (${machineLine(machine)}). Cold and returning rows are those of a reader who saves data: nothing is fetched ahead. Warm rows are counted from the click.`;

/** The composed product against one bundle, and against the usual federation, on every row a visitor sees. */
export const benchFederation: Bench = async (
  onProgress,
  { rounds = defaultRounds, profiles: asked = profileNames, rows: named = [] } = {},
) => {
  const rows = chooseRows(named);
  await buildOther('twin', onProgress);
  await buildOther('usual', onProgress);
  const network = await Network.create();
  try {
    const others = { twin: await serveTwin(network), usual: await serveUsual(network) };
    return await withProduct(
      onProgress,
      async ({ browser, machine, url }) => {
        const measuringBehind = (profile: Profile): Measuring => ({
          reader: { browser, network, profile },
          addresses: { composed: url, ...others },
          rows,
        });
        // What is served is compressed once; that is nobody's cost.
        onProgress('a round to warm up');
        await measureRound(measuringBehind(profiles['20ms']), 0, () => undefined);

        const reports: string[] = [];
        for (const name of asked) {
          const measuring = measuringBehind(profiles[name]);
          reports.push(await benchProfile({ name, rounds, measuring, machine, onProgress }));
        }
        return [introduction(machine), ...reports].join('\n\n');
      },
      {
        makeOrigin: (listener) => network.makeOrigin(listener),
        browserArguments: network.browserArguments,
      },
    );
  } finally {
    await network.stop();
  }
};
