import { remoteReleaseSchema, type RemoteRelease } from 'shared-kernel/remote';
import * as v from 'valibot';

const goodPath = '/kept/good/';

const open = () => caches.open('trustfold');

/** The last release of a remote that started well in this browser. */
export async function readGood(name: string): Promise<RemoteRelease | undefined> {
  const held = await (await open()).match(goodPath + name);
  const read = v.safeParse(remoteReleaseSchema, await held?.json());
  return read.success ? read.output : undefined;
}

/** Keeps a release as the last that started well. */
export async function writeGood(name: string, release: RemoteRelease): Promise<void> {
  await (await open()).put(goodPath + name, new Response(JSON.stringify(release)));
}
