import type { Bench } from '../bench';
import { machineLine, type Machine } from '../machine';
import { secureOrigins } from '../secure-origins';
import { writeResult } from '../results';
import { withProduct } from '../with-product';
import { chooseRows } from './visits';
import { measureRound, measureRounds, type Measuring } from './measure-rounds';
import { buildBundle, serveBundle } from './one-bundle/one-bundle';
import { formatRows } from './report';
import { line, lineText } from './open-page';

const defaultRounds = 10;

const minutes = (milliseconds: number) => Math.ceil(milliseconds / 60_000);

const introduction = (machine: Machine, rounds: number) =>
  `The composed product / the same sources as one bundle, over HTTP/2 with TLS in Brotli at ${lineText} (${machineLine(machine)}): medians of ${rounds} rounds. The reader saves data: nothing is prefetched.`;

/** The composed product compared with one bundle of the same sources, on every row a visitor sees. */
export const benchFederation: Bench = async (
  onProgress,
  { rounds = defaultRounds, rows: named = [] } = {},
) => {
  const rows = chooseRows(named);
  await buildBundle(onProgress);
  const origins = await secureOrigins();
  const bundle = await serveBundle(origins.makeOrigin);
  try {
    return await withProduct(
      onProgress,
      async ({ browser, machine, url }) => {
        const addresses = { composed: url, bundle: `${bundle.origin}/` };
        const measuring: Measuring = { browser, addresses, rows };
        // The first round also waits for the server to compress every file.
        onProgress('a round to warm up');
        await measureRound(measuring, 0, () => undefined);

        const start = Date.now();
        const compared = await measureRounds(measuring, rounds, (done) => {
          const left = minutes(((Date.now() - start) / done) * (rounds - done));
          onProgress(`round ${done} of ${rounds}, about ${left} min left`);
        });
        const file = writeResult('federation.json', { machine, line, rounds, rows: compared });
        return [introduction(machine, rounds), formatRows(compared), `Written to ${file}`].join(
          '\n\n',
        );
      },
      origins,
    );
  } finally {
    await bundle.stop();
  }
};
