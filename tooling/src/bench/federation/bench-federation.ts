import type { Bench } from '../bench';
import { machineLine } from '../machine';
import { Network } from '../network/network';
import { profileLine, profileNames, profiles, type ProfileName } from '../network/profiles';
import { writeResult } from '../results';
import { withProduct } from '../with-product';
import { ratioChart } from './chart';
import { chooseRows } from './choose-rows';
import type { EachBuild } from './figures';
import { measureRound, measureRounds, type Measuring } from './measure-rounds';
import { buildOther } from './other-builds/build-other';
import { serveTwin, serveUsual } from './other-builds/serve-other';
import { formatRows, intervalText } from './report';

/** As many as figures need that are published. */
const defaultRounds = 20;

const minutes = (milliseconds: number) => Math.ceil(milliseconds / 60_000);

interface ProfileRun extends Omit<Measuring, 'reader'> {
  readonly browser: Measuring['reader']['browser'];
  readonly network: Network;
  readonly name: ProfileName;
  readonly rounds: number;
  readonly machine: Parameters<typeof machineLine>[0];
  readonly onProgress: (text: string) => void;
}

async function benchProfile(run: ProfileRun): Promise<string> {
  const { browser, network, name, rounds, machine, onProgress, ...measuring } = run;
  const profile = profiles[name];
  const reader = { browser, network, profile };
  const start = Date.now();
  const rows = await measureRounds({ ...measuring, reader }, rounds, (done) => {
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

/** The composed product against one bundle, and against the usual federation, on every row a visitor sees. */
export const benchFederation: Bench = async (
  onProgress,
  { rounds = defaultRounds, profiles: asked = profileNames, rows: named = [] } = {},
) => {
  const rows = chooseRows(named);
  await buildOther('twin', onProgress);
  await buildOther('usual', onProgress);
  const network = await Network.create();
  const twin = await serveTwin(network);
  const usual = await serveUsual(network);
  try {
    return await withProduct(
      onProgress,
      async ({ browser, machine, url }) => {
        const addresses: EachBuild<string> = { composed: url, twin: twin.url, usual: usual.url };
        // What is served is compressed once; that is nobody's cost.
        onProgress('a round to warm up');
        const reader = { browser, network, profile: profiles['20ms'] };
        await measureRound({ reader, addresses, rows }, 0, () => undefined);

        const reports: string[] = [];
        for (const name of asked) {
          const run = { browser, network, name, rounds, machine, onProgress, addresses, rows };
          reports.push(await benchProfile(run));
        }
        return [
          `The composed product, one bundle and the usual federation of the same sources, over HTTP/2 with TLS in Brotli, every origin with connections of its own (${machineLine(machine)}). Cold and returning rows are those of a reader who saves data: nothing is fetched ahead. Warm rows are counted from the click.`,
          ...reports,
        ].join('\n\n');
      },
      {
        makeOrigin: (listener) => network.makeOrigin(listener),
        browserArguments: network.browserArguments,
      },
    );
  } finally {
    await twin.stop();
    await usual.stop();
  }
};
