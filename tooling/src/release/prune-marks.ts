import type { Composition } from 'shared-kernel/remote';
import * as v from 'valibot';
import { readStored } from '../compose/documents';
import { releaseKey, releasesFolder } from '../compose/keys';
import { CliError } from '../base/cli-error';
import type { Store } from '../store/store';

/** Where a prune says what it is about to remove. */
export const marksKey = 'prune/marks.json';

const marksSchema = v.object({
  /** Until when they hold, ISO: a prune that was killed leaves them behind. */
  until: v.string(),
  keys: v.array(v.string()),
});
type Marks = v.InferOutput<typeof marksSchema>;

const readMarks = (store: Store) => readStored(store, marksKey, marksSchema);

const holds = ({ until, keys }: Marks, now: Date) =>
  keys.length > 0 && Date.parse(until) > now.getTime();

const underWay = (store: Store, until: string) =>
  `Another prune of ${store.name} is under way until ${until} at the latest; try again then.`;

/** Marks keys as about to be removed; refuses while another prune's marks hold. Returns how the marks are taken away. */
export async function mark(
  store: Store,
  keys: readonly string[],
  { until, now }: { readonly until: Date; readonly now: Date },
): Promise<() => Promise<void>> {
  const held = await readMarks(store);
  if (held && holds(held.document, now)) throw new CliError(underWay(store, held.document.until));
  const body = Buffer.from(
    JSON.stringify({ until: until.toISOString(), keys: [...keys] } satisfies Marks),
  );
  if (!(await store.swap(marksKey, body, held?.tag)))
    throw new CliError(underWay(store, until.toISOString()));
  return async () => {
    const own = await store.get(marksKey);
    const none = { until: until.toISOString(), keys: [] } satisfies Marks;
    if (own?.body.equals(body) === true)
      await store.swap(marksKey, Buffer.from(JSON.stringify(none)), own.tag);
  };
}

/** Refuses what would run on files that a prune is about to remove: it has looked, and has not looked again yet. */
export async function requireKeysUnmarked(
  store: Store,
  what: string,
  keys: readonly string[],
): Promise<void> {
  const held = await readMarks(store);
  if (!held || !holds(held.document, new Date())) return;
  const marked = new Set(held.document.keys);
  if (keys.every((key) => !marked.has(key))) return;
  throw new CliError(
    `A prune is about to remove ${what}, until ${held.document.until} at the latest: try again then. Nothing was changed.`,
  );
}

/** The same of releases of remotes. */
export async function requireUnmarked(
  store: Store,
  remotes: Readonly<Record<string, Pick<Composition['remotes'][string], 'release' | 'files'>>>,
): Promise<void> {
  for (const [name, { release, files }] of Object.entries(remotes)) {
    const keys = Object.keys(files).map((path) => releasesFolder(name) + path);
    const what = `the release ${release.slice(0, 8)} of ${name}`;
    await requireKeysUnmarked(store, what, [releaseKey(name, release), ...keys]);
  }
}
