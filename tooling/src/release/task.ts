import type { Composition } from 'shared-kernel/remote';
import { listEnvironments, type Pointer } from '../compose/documents';
import type { Reporter } from '../base/reporter';
import type { Store } from '../store/store';
import { encodingName, environmentName, expectedState } from './option-values';
import { type Command, isPromoting } from './command';
import { entriesOf } from './rollback-target';
import type { Environment } from '../compose/environment';
import { compositionsFolder, releaseIn, releasesFolder } from '../compose/keys';
import { CliError } from '../base/cli-error';
import { currentNote, inTheNameOf, type PromotionNote } from '../compose/note';
import { builderOf, builtFrom, commitWords, readBuiltFrom } from '../provenance/built-from';
import { openStore } from '../store/open-store';

/** One run of the command: what was asked for, on which store, and where it tells what it does. */
export interface Task extends Command {
  readonly reporter: Reporter;
  readonly store: Store;
  /** The folder that relative paths start at. */
  readonly from: string;
}

export const short = (id: string) => id.slice(0, 12);
export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
export const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} kB`;

export function storeOptions({ endpoint, region, encoding }: Command['values']) {
  return { endpoint, region, encoding: encodingName(encoding) };
}

/** How a change of an environment was asked for. */
export const changeOptions = (values: Command['values']) => ({
  dryRun: values['dry-run'] === true,
  expect: expectedState(values.expect),
  despiteKernel: values['despite-kernel'] === true,
});

const nothing = 'nothing';

/** What becomes of each part of an environment, one line each; parts that stay are left out. */
export function differences(before: Composition | undefined, next: Composition): readonly string[] {
  const [old, now] = [before ? entriesOf(before) : {}, entriesOf(next)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name) => {
    const [was, becomes] = [old[name], now[name]];
    if (was?.release !== becomes?.release)
      return `${name}: ${was?.release.slice(0, 8) ?? nothing} → ${becomes?.release.slice(0, 8) ?? nothing}`;
    if (was?.address !== becomes?.address)
      return `${name}: ${was?.address ?? nothing} → ${becomes?.address ?? nothing}`;
    return [];
  });
}

/** Says what an environment runs now, or would and what would become other. */
export function sayPointer(
  { reporter, values }: Task,
  before: Pointer | undefined,
  pointer: Pointer | undefined,
) {
  if (!pointer) return;
  const environment = environmentName(values.env);
  const what = `composition ${short(pointer.hash)} (promotion ${pointer.seq})`;
  const isOther = pointer.promotion !== before?.promotion;
  if (values['dry-run'] !== true) {
    reporter.line(isOther ? `${environment} runs ${what}` : `${environment} already ran ${what}`);
    return;
  }
  const parts = isOther ? differences(before?.composition, pointer.composition) : [];
  for (const part of parts) reporter.block(`  ${part}`);
  const would = isOther ? `would run ${what}` : `would stay at ${what}`;
  reporter.line(`${environment} ${would}; this was a dry run and nothing was written`);
}

/** The one that was found; `what` names those that were looked for. */
function theOne(found: readonly string[], none: string, what: string, beginning: string): string {
  const [one] = found;
  if (one === undefined) throw new CliError(none);
  if (found.length === 1) return one;
  throw new CliError(`${found.length} ${what} begin with ${beginning}: name more of it.`);
}

/** The one composition whose hash begins so. */
export async function findComposition(store: Store, beginning: string): Promise<string> {
  const found = (await store.list(compositionsFolder + beginning)).map(({ key }) =>
    key.slice(compositionsFolder.length).replace(/\.json$/, ''),
  );
  const none = `There is no composition ${beginning} in ${store.name}.`;
  return theOne(found, none, 'compositions', beginning);
}

/** The one release of a remote whose id begins so. */
export async function findRelease(
  store: Store,
  remote: string,
  beginning: string,
): Promise<string> {
  const keys = await store.list(releasesFolder(remote) + beginning);
  const found = keys.flatMap(({ key }) => releaseIn(key) ?? []);
  const none = `There is no release ${beginning} of ${remote} in ${store.name}.`;
  return theOne(found, none, `releases of ${remote}`, beginning);
}

/** What an environment runs; refuses one that never ran anything, naming those there are. */
export async function requireEnvironment({
  store,
  name,
  pointer,
}: Pick<Environment, 'store' | 'name' | 'pointer'>): Promise<Pointer> {
  if (pointer) return pointer;
  const others = await listEnvironments(store);
  const known = others.length === 0 ? 'it holds none' : `it holds ${others.join(', ')}`;
  throw new CliError(`${store.name} holds no environment “${name}”; ${known}.`);
}

const longest = 500;
/** The commit of this tool, read once. */
let ownCommit: string | undefined;

/** Who does what was asked for, why, from which commit, and what they overrule. */
export function noteOf({ verb, values }: Pick<Command, 'verb' | 'values'>): PromotionNote {
  if (!isPromoting(verb)) return {};
  const { message } = values;
  if (message !== undefined && (message.trim() === '' || message.length > longest))
    throw new CliError(`--message takes 1 to ${longest} characters that say why.`);
  return {
    by: builderOf(),
    from: (ownCommit ??= commitWords(builtFrom())),
    ...(message !== undefined && { message: message.trim() }),
    ...(values['despite-kernel'] === true && { exceptions: ['--despite-kernel'] }),
  };
}

/** Releases a build: the history also names the commit that it was built from, which may have been elsewhere. */
export function inTheNameOfBuild<Result>(record: Buffer | undefined, work: () => Result): Result {
  const from = readBuiltFrom(record);
  return inTheNameOf({ ...currentNote(), ...(from && { built: commitWords(from) }) }, work);
}

/** The store of an environment's page, where it is one of its own: as was said, now or once, else as it always was. */
export function pagesStore(
  { values, from }: Pick<Task, 'values' | 'from'>,
  { name, shell, settings: kept }: Environment,
): Store | undefined {
  const standing = shell?.pages;
  const place = values['shell-to'] ?? kept.shellTo ?? standing;
  if (place === undefined) return undefined;
  // What is kept is of the place that is kept; a place that is said comes with what is said of it.
  const own = values['shell-to'] === undefined || values['shell-to'] === kept.shellTo;
  const pages = openStore(place, {
    ...storeOptions(values),
    from,
    ...(own && kept.shellEndpoint !== undefined && { endpoint: kept.shellEndpoint }),
    ...(own && kept.shellRegion !== undefined && { region: kept.shellRegion }),
  });
  if (standing === undefined || standing === pages.name || place === kept.shellTo) return pages;
  throw new CliError(
    `The page of ${name} is in ${standing}, not in ${pages.name}: \`settings --env ${name} --shell-to ${place}\` says first that it moves. Nothing was changed.`,
  );
}
