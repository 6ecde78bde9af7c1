import { configMeta } from '../../webpack/page-meta';
import { CliError } from '../base/cli-error';
import { remoteNames } from '../packages';
import { remoteAddress } from '../serve/listeners';

/** Where `npm start` and `npm run dev` serve the product, unless they are asked for another port. */
const usualAddresses = ['http://127.0.0.1:4300/', 'http://127.0.0.1:8200/'];

/** A product that runs already, as the browser tests are told of the one that they are on. */
export interface RunningProduct {
  readonly url: string;
  /** Where the files of the shell and of each remote are. */
  readonly origins: Readonly<Record<string, string>>;
  readonly isRunning: true;
}

async function isShell(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    return (await answer.text()).includes(`name="${configMeta}"`);
  } catch {
    return false;
  }
}

/** The product at one of the addresses: the first that answers as the shell does. */
export async function findRunningProduct(
  addresses: readonly string[] = usualAddresses,
): Promise<RunningProduct> {
  for (const address of addresses) {
    if (!(await isShell(address))) continue;
    const { origin, href } = new URL('/', address);
    const remotes = remoteNames.map(
      (name) => [name, origin + remoteAddress(name).slice(0, -1)] as const,
    );
    return {
      url: href,
      origins: { shell: origin, ...Object.fromEntries(remotes) },
      isRunning: true,
    };
  }
  throw new CliError(
    `No product answers at ${addresses.join(' or ')}. Start one in another terminal: npm run dev`,
  );
}
