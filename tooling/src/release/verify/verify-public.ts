import { compositionKey } from 'shared-kernel/remote';
import { sha256 } from '../../base/sha256';
import type { Environment } from '../../compose/environment';
import { inParallel } from '../../base/in-parallel';
import { readKeptShell } from '../../compose/publish-shell';
import { assetsFolder, pointerKey, releasesFolder } from '../../compose/keys';
import { digest } from '../../compose/releases';
import { isPointer } from '../../store/delivery';
import type { Store } from '../../store/store';
import { ask, type Asked, pageProblems } from './ask';

export interface PublicPlaces {
  /** Address under which browsers read the store, ending in `/`. */
  readonly address: string;
  /** Origin that the pages are opened at; without it no page is asked for. */
  readonly shell?: string | undefined;
}

interface Places {
  readonly base: URL;
  readonly shell: string | undefined;
}

/** Whether this is the pointer that stands; who promotes meanwhile is given a second look. */
const isPointerOf = (store: Store, environment: string) => async (body: Buffer) =>
  (await store.get(pointerKey(environment)))?.body.equals(body) === true;

/** Where a page asks what runs: a page of the store itself at its own origin, one of a store of its own at the store's address. */
function pointerBase({ shell: record }: Environment, { base, shell }: Places): URL | undefined {
  if (!record) return undefined;
  if (record.pages !== undefined) return base;
  return shell === undefined ? undefined : new URL(shell);
}

/** What pages read of the store. */
function storeAnswers(
  environment: Environment,
  { base, shell }: Places,
): { readonly asked: readonly Asked[]; readonly misplaced: readonly string[] } {
  const { store, name: environmentName, pointer } = environment;
  // A shell can be released before anything that it runs.
  if (!pointer) return { asked: [], misplaced: [] };
  const { composition, hash } = pointer;
  const at = (key: string) => new URL(key, base).href;
  const misplaced: string[] = [];
  const asked: Asked[] = [];
  const asksAt = pointerBase(environment, { base, shell });
  for (const key of asksAt ? [pointerKey(environmentName), compositionKey(hash)] : [])
    asked.push({
      url: new URL(key, asksAt).href,
      key,
      isShared: asksAt?.origin !== shell,
      isRight: isPointer(key)
        ? isPointerOf(store, environmentName)
        : (body) => sha256(body) === hash,
    });
  for (const [name, { address, files }] of Object.entries(composition.remotes)) {
    const folder = releasesFolder(name);
    const read = new URL(address, base).href;
    if (read !== at(folder))
      misplaced.push(`Browsers are told to read ${name} at ${read}, not at ${at(folder)}.`);
    for (const [path, named] of Object.entries(files))
      asked.push({
        url: read + path,
        key: folder + path,
        isShared: new URL(read).origin !== shell,
        isRight: (body) => digest(body) === named,
      });
  }
  return { asked, misplaced };
}

/** What is opened at the shell's own origin: its page and the files that it may load. */
async function shellAnswers(
  { store, name, shell: record }: Environment,
  shell: string,
): Promise<readonly Asked[]> {
  if (!record) return [];
  const { html, digests = {} } = await readKeptShell(store, name, record.page);
  const own = (path: string, key: string, isRight: Asked['isRight']): Asked => ({
    url: `${shell}/${path}`,
    key,
    isShared: false,
    isRight,
  });
  return [
    {
      ...own('', 'index.html', (body) => sha256(body) === record.page),
      headerProblems: (headers) => pageProblems(html, headers),
    },
    ...Object.entries(digests).map(([file, named]) =>
      own(assetsFolder + file, assetsFolder + file, (body) => digest(body) === named),
    ),
  ];
}

export interface PublicVerification {
  readonly files: number;
  /** What was answered at each address, a line each. */
  readonly answers: readonly string[];
  /** A sentence for each remote that browsers read elsewhere than at the address that was named. */
  readonly misplaced: readonly string[];
  /** A sentence for each thing that browsers do not get as it was released. */
  readonly problems: readonly string[];
}

interface PublicOptions {
  /** How long to wait before each retry of a pointer or a page that is still as it was before. */
  readonly pausesMs?: readonly number[];
  readonly onProgress?: (done: number, total: number) => void;
}

/** Asks for everything an environment runs where browsers ask for it, and compares bytes and headers with what was released. */
export async function verifyPublic(
  environment: Environment,
  { address, shell }: PublicPlaces,
  { pausesMs = [], onProgress }: PublicOptions = {},
): Promise<PublicVerification> {
  const isRelative = !URL.canParse(address);
  if (isRelative && shell === undefined)
    return {
      files: 0,
      answers: [],
      misplaced: [],
      problems: [
        `${address} is an address of the shell’s origin, which is not known: --shell names it.`,
      ],
    };
  const base = new URL(address, shell);
  const { asked, misplaced } = storeAnswers(environment, { base, shell });
  const all = [...asked, ...(shell === undefined ? [] : await shellAnswers(environment, shell))];
  const asking = (one: Asked) => ask(one, shell, pausesMs);
  const outcomes = await inParallel(all, asking, { limit: 8, onProgress });
  return {
    files: all.length,
    answers: outcomes.map(({ answer }) => answer),
    misplaced,
    problems: outcomes.flatMap(({ problems }) => problems),
  };
}
