import * as v from 'valibot';
import { keptName } from './drop-all';
import type { Generation } from './generation';
import { goodPath } from './good-path';

const indexKey = '/kept/index';
const filesPath = '/kept/files/';

const fileKey = (digest: string) => filesPath + encodeURIComponent(digest);

const open = () => caches.open(keptName);

const generationsSchema = v.array(
  v.object({
    page: v.object({ text: v.string(), headers: v.array(v.tuple([v.string(), v.string()])) }),
    pointer: v.object({ address: v.string(), text: v.string() }),
    files: v.record(v.string(), v.string()),
  }),
);

/** The generations that are kept whole, the newest first; none where what is kept cannot be read. */
export async function readGenerations(): Promise<readonly Generation[]> {
  const held = await (await open()).match(indexKey);
  const read = v.safeParse(generationsSchema, await held?.json().catch(() => undefined));
  return read.success ? read.output : [];
}

export async function writeGenerations(generations: readonly Generation[]): Promise<void> {
  await (await open()).put(indexKey, new Response(JSON.stringify(generations)));
}

const releaseSchema = v.object({ address: v.string(), files: v.record(v.string(), v.string()) });

/** The last release of each remote that started well; one that cannot be read is none. */
export async function readGoodReleases(): Promise<
  Readonly<Record<string, v.InferOutput<typeof releaseSchema>>>
> {
  const cache = await open();
  const good: Record<string, v.InferOutput<typeof releaseSchema>> = {};
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(goodPath)) continue;
    const held = await cache.match(request);
    const read = v.safeParse(releaseSchema, await held?.json().catch(() => undefined));
    if (read.success) good[pathname.slice(goodPath.length)] = read.output;
  }
  return good;
}

export const keptFile = async (digest: string): Promise<Response | undefined> =>
  (await open()).match(fileKey(digest));

/** Keeps a file without its address and what else its server said: another origin may be asked for it next. */
export async function keepFile(digest: string, response: Response): Promise<void> {
  const type = response.headers.get('content-type');
  const headers: HeadersInit = type === null ? {} : { 'content-type': type };
  await (await open()).put(fileKey(digest), new Response(await response.blob(), { headers }));
}

/** The digests of all files that are kept. */
async function keptKeys() {
  const cache = await open();
  const keys = await cache.keys();
  return keys.flatMap((request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(filesPath)) return [];
    return [{ request, digest: decodeURIComponent(pathname.slice(filesPath.length)) }];
  });
}

export const keptDigests = async (): Promise<ReadonlySet<string>> =>
  new Set((await keptKeys()).map(({ digest }) => digest));

/** Removes every file that nothing names any more. */
export async function dropFiles(named: ReadonlySet<string>): Promise<void> {
  const cache = await open();
  for (const { request, digest } of await keptKeys())
    if (!named.has(digest)) await cache.delete(request);
}
