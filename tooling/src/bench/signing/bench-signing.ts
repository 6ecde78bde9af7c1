import type { Bench } from '../bench';
import type { Reader } from '../federation/open-page';
import { machineLine } from '../machine';
import { Network } from '../network/network';
import { profileLine, profiles, type ProfileName } from '../network/profiles';
import { writeResult } from '../results';
import { withProduct } from '../with-product';
import { measureVerifying } from './measure-verifying';
import { releaseByHolder } from './release-by-holder';
import { formatSigned, type SignedRow } from './report';

const defaultRounds = 20;
const defaultProfiles: readonly ProfileName[] = ['20ms'];

/** Every round begins with a browser without a past. */
async function measureBoth(
  reader: Reader,
  url: string,
  { name, rounds }: { readonly name: string; readonly rounds: number },
): Promise<readonly SignedRow[]> {
  const taken: Awaited<ReturnType<typeof measureVerifying>>[] = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await measureVerifying(reader, url));
  return [
    { name, visits: taken.map(({ first }) => first) },
    { name: `${name}, returning`, visits: taken.map(({ returning }) => returning) },
  ];
}

/** What it costs a page to verify what is deployed, with one key and where a remote has a key of its own. */
export const benchSigning: Bench = async (
  onProgress,
  { rounds = defaultRounds, profiles: asked = defaultProfiles } = {},
) => {
  const network = await Network.create();
  try {
    return await withProduct(
      onProgress,
      async ({ browser, machine, url, product }) => {
        const readers = asked.map((name) => ({ browser, network, profile: profiles[name] }));
        const rows = readers.map((): SignedRow[] => []);
        const measureAll = async (name: string) => {
          onProgress(`${name}: ${rounds} rounds a profile`);
          for (const [at, reader] of readers.entries())
            rows[at]?.push(...(await measureBoth(reader, url, { name, rounds })));
        };
        // What is served is compressed once; that is nobody's cost.
        for (const reader of readers) await measureVerifying(reader, url);
        await measureAll('one key');
        await releaseByHolder(product);
        await measureAll('a remote with a key of its own');
        const file = writeResult('signing.json', { machine, rounds, profiles: asked, rows });
        return [
          `What a page’s thread takes to read the keys and to verify what is deployed: ${rounds} browsers without a past, and each once more (${machineLine(machine)}).`,
          ...readers.flatMap(({ profile }, at) => [
            `### ${profileLine(profile)}`,
            formatSigned(rows[at] ?? []),
          ]),
          `Written to ${file}`,
        ].join('\n\n');
      },
      {
        signed: true,
        makeOrigin: (listener) => network.makeOrigin(listener),
        browserArguments: network.browserArguments,
      },
    );
  } finally {
    await network.stop();
  }
};
