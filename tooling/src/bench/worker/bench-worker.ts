import type { Bench } from '../bench';
import type { VisitFigures } from '../federation/figures';
import type { Reader } from '../federation/open-page';
import { machineLine, type Machine } from '../machine';
import { Network } from '../network/network';
import { profileLine, profiles, type ProfileName } from '../network/profiles';
import { writeResult } from '../results';
import { withProduct, withServed, type BrowserAtHand } from '../with-product';
import { measureMoment } from './measure-moment';
import { chooseMoments, type Moment } from './moments';
import { formatSides } from './report';
import { compareSides, sideOrder, type BothSides, type SideName, type SideRow } from './sides';

const defaultRounds = 6;
/** A slow line and a slow processor are where it would be felt. */
const defaultProfiles: readonly ProfileName[] = ['60ms', '60ms-slow'];

async function measureBoth(
  reader: Reader,
  addresses: BothSides<string>,
  moment: Moment,
  round: number,
): Promise<BothSides<VisitFigures>> {
  const found = new Map<SideName, VisitFigures>();
  for (const side of sideOrder(round)) {
    const { figures } = await measureMoment(reader, addresses[side], moment, side);
    found.set(side, figures);
  }
  const [withWorker, without] = [found.get('with'), found.get('without')];
  if (!withWorker || !without) throw new Error(`${moment.name} was not measured on both sides.`);
  return { with: withWorker, without };
}

interface Run {
  readonly reader: Reader;
  readonly addresses: BothSides<string>;
  readonly moments: readonly Moment[];
  readonly rounds: number;
  readonly onRound: (done: number) => void;
}

async function measureAll(run: Run): Promise<readonly SideRow[]> {
  const { reader, addresses, moments, rounds, onRound } = run;
  const kept = new Map<string, BothSides<VisitFigures>[]>(moments.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const moment of moments)
      kept.get(moment.name)?.push(await measureBoth(reader, addresses, moment, round));
    onRound(round + 1);
  }
  return [...kept].map(([name, all]) => compareSides(name, all));
}

interface ProfileRun extends Omit<Run, 'reader' | 'onRound'> {
  readonly name: ProfileName;
  readonly readerBehind: (name: ProfileName) => Reader;
  readonly machine: Machine;
  readonly onProgress: (text: string) => void;
}

async function benchProfile(run: ProfileRun): Promise<string> {
  const { name, readerBehind, machine, onProgress, ...measuring } = run;
  const { rounds } = measuring;
  const rows = await measureAll({
    ...measuring,
    reader: readerBehind(name),
    onRound: (done) => onProgress(`${name}: round ${done} of ${rounds}`),
  });
  const file = writeResult(`worker-${name}.json`, { machine, rounds, rows });
  return [`### ${profileLine(profiles[name])}`, formatSides(rows), `Written to ${file}`].join(
    '\n\n',
  );
}

const introduction = (machine: Machine, rounds: number) =>
  `With the service worker / with it switched off by the composition, medians of ${rounds} rounds (${machineLine(machine)}).`;

/** The product with its worker, and with the worker switched off by the composition. */
export const benchWorker: Bench = async (
  onProgress,
  { rounds = defaultRounds, profiles: asked = defaultProfiles, rows: named = [] } = {},
) => {
  const moments = chooseMoments(named);
  const network = await Network.create();
  const makeOrigin = network.makeOrigin.bind(network);
  const measure =
    (without: string) =>
    async ({
      browser,
      machine,
      url,
    }: BrowserAtHand & { readonly url: string }): Promise<string> => {
      const addresses = { with: url, without };
      const readerBehind = (name: ProfileName) => ({ browser, network, profile: profiles[name] });
      // What is served is compressed once; that is nobody's cost.
      onProgress('a round to warm up');
      for (const moment of moments) await measureBoth(readerBehind('20ms'), addresses, moment, 0);

      const reports: string[] = [];
      const run = { readerBehind, addresses, moments, rounds, machine, onProgress };
      for (const name of asked) reports.push(await benchProfile({ ...run, name }));
      return [introduction(machine, rounds), ...reports].join('\n\n');
    };
  try {
    return await withServed(
      onProgress,
      (without) =>
        withProduct(onProgress, measure(without), {
          makeOrigin,
          browserArguments: network.browserArguments,
        }),
      {
        environment: `bench-off-${process.pid}`,
        makeOrigin,
        override: (composition) => ({ ...composition, worker: 'off' }),
      },
    );
  } finally {
    await network.stop();
  }
};
