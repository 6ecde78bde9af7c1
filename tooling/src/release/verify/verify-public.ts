import { compositionKey } from 'shared-kernel/remote';
import { sha256 } from '../../compose/sha256';
import { requirePointer } from '../../compose/documents';
import { inParallel } from '../../compose/in-parallel';
import { readKeptShell } from '../../compose/kept-shell';
import { assetsFolder, pointerKey, releasesFolder } from '../../compose/keys';
import { digest } from '../../compose/release-description';
import { readShellRecord } from '../../compose/shell-record';
import { isPointer } from '../../store/delivery';
import type { Store } from '../../store/store';
import { problemsOf, type Asked } from './asked';

export interface PublicPlaces {
  /** Address under which browsers read the store, ending in `/`. */
  readonly address: string;
  /** Origin that the pages are opened at; without it no page is asked for. */
  readonly shell?: string | undefined;
}

const asksAtOnce = 8;

interface Places {
  readonly base: URL;
  readonly shell: string | undefined;
}

/** Whether this is the pointer that stands; who promotes meanwhile is given a second look. */
const isPointerOf = (store: Store, environment: string) => async (body: Buffer) =>
  (await store.get(pointerKey(environment)))?.body.equals(body) === true;

/** Where a page asks what runs: a page of the store itself at its own origin, one of a store of its own at the store's address. */
async function pointerBase(
  store: Store,
  environment: string,
  { base, shell }: Places,
): Promise<URL | undefined> {
  const record = await readShellRecord(store, environment);
  if (!record || record.pages !== undefined) return base;
  return shell === undefined ? undefined : new URL(shell);
}

/** What pages read of the store. */
async function storeAnswers(
  store: Store,
  environment: string,
  { base, shell }: Places,
): Promise<{ readonly asked: readonly Asked[]; readonly problems: readonly string[] }> {
  const { composition, hash } = await requirePointer(store, environment);
  const at = (key: string) => new URL(key, base).href;
  const problems: string[] = [];
  const isShared = base.origin !== shell;
  const asked: Asked[] = [];
  const asksAt = await pointerBase(store, environment, { base, shell });
  for (const key of asksAt ? [pointerKey(environment), compositionKey(hash)] : [])
    asked.push({
      url: new URL(key, asksAt).href,
      key,
      isShared: asksAt?.origin !== shell,
      isRight: isPointer(key) ? isPointerOf(store, environment) : (body) => sha256(body) === hash,
    });
  for (const [name, { address, files }] of Object.entries(composition.remotes)) {
    const folder = releasesFolder(name);
    const read = new URL(address, base).href;
    if (read !== at(folder))
      problems.push(`Browsers are told to read ${name} at ${read}, not at ${at(folder)}.`);
    for (const [path, named] of Object.entries(files))
      asked.push({
        url: read + path,
        key: folder + path,
        isShared,
        isRight: (body) => digest(body) === named,
      });
  }
  return { asked, problems };
}

/** What is opened at the shell's own origin: its page and the files that it may load. */
async function shellAnswers(
  store: Store,
  environment: string,
  shell: string,
): Promise<readonly Asked[]> {
  const record = await readShellRecord(store, environment);
  if (!record) return [];
  const { digests = {} } = await readKeptShell(store, environment, record.page);
  const own = (path: string, key: string, isRight: Asked['isRight']): Asked => ({
    url: `${shell}/${path}`,
    key,
    isShared: false,
    isRight,
  });
  return [
    own('', 'index.html', (body) => sha256(body) === record.page),
    ...Object.entries(digests).map(([file, named]) =>
      own(assetsFolder + file, assetsFolder + file, (body) => digest(body) === named),
    ),
  ];
}

/** Asks for everything an environment runs where browsers ask for it, and compares bytes and headers with what was released. */
export async function verifyPublic(
  store: Store,
  environment: string,
  { address, shell }: PublicPlaces,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<{ readonly files: number; readonly problems: readonly string[] }> {
  const isRelative = !URL.canParse(address);
  if (isRelative && shell === undefined)
    return {
      files: 0,
      problems: [`${address} is an address of the shell’s origin, which nobody named: --shell.`],
    };
  const base = new URL(address, shell);
  const { asked, problems } = await storeAnswers(store, environment, { base, shell });
  const all = [
    ...asked,
    ...(shell === undefined ? [] : await shellAnswers(store, environment, shell)),
  ];
  const found = new Map<number, readonly string[]>();
  let done = 0;
  await inParallel([...all.entries()], asksAtOnce, async ([place, one]) => {
    found.set(place, await problemsOf(one, shell));
    onProgress((done += 1), all.length);
  });
  const said = [...found].sort(([a], [b]) => a - b).flatMap(([, sentences]) => sentences);
  return { files: all.length, problems: [...problems, ...said] };
}
