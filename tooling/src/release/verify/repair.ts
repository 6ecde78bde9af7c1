import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetsFolder } from '../../compose/keys';
import { packageDirectory, packageOfRemote, remoteNames } from '../../packages';
import type { Store } from '../../store/store';
import type { Fault } from './fault';
import { askedFor } from './public-answer';

/** Where the bytes of a key may be found; they are taken only when they have the digest that is asked for. */
export type Source = (fault: Fault) => Promise<Buffer | undefined>;

const nothing = () => undefined;

const remoteFile = /^([a-z][a-z0-9-]*)\/r\/(.+)$/;
const shellFile = /^(?:shell\/)?assets\/([^/]+)$/;

/** Where a build of this repository, or a named one, would have left a key. */
function placeIn(key: string, dist: string | undefined): string | undefined {
  const [, asset] = shellFile.exec(key) ?? [];
  if (asset !== undefined)
    return join(dist ?? join(packageDirectory('host'), 'dist'), assetsFolder, asset);
  const [, name = '', path = ''] = remoteFile.exec(key) ?? [];
  if (dist !== undefined) return path === '' ? undefined : join(dist, path);
  if (!remoteNames.includes(name)) return undefined;
  return join(packageDirectory(packageOfRemote(name)), 'dist', path);
}

export const fromBuild =
  (dist?: string): Source =>
  async ({ key }) => {
    const place = placeIn(key, dist);
    return place === undefined ? undefined : readFile(place).catch(nothing);
  };

export const fromStore =
  (store: Store): Source =>
  async ({ key }) =>
    (await store.get(key).catch(nothing))?.body;

export const fromAddress =
  (address: string): Source =>
  async ({ key }) =>
    (await askedFor(address + key).catch(nothing))?.body;

async function rightBytes(fault: Fault, sources: readonly Source[]): Promise<Buffer | undefined> {
  if (fault.known) return fault.known;
  for (const source of sources) {
    const body = await source(fault);
    if (body && fault.isRight(body)) return body;
  }
  return undefined;
}

/** What lies there, where it is right and only something made of it is not. */
async function rightBody({ store, key, isRight }: Fault): Promise<Buffer | undefined> {
  const held = await store.get(key).catch(nothing);
  return held && isRight(held.body) ? held.body : undefined;
}

/** Puts right what can be; returns the keys that were. What is right is never touched. */
export async function repair(
  faults: readonly Fault[],
  sources: readonly Source[],
): Promise<readonly string[]> {
  const mended: string[] = [];
  for (const fault of faults) {
    const right = await rightBody(fault);
    if (right) {
      await fault.store.renewForms?.(fault.key, right);
      mended.push(fault.key);
      continue;
    }
    const body = await rightBytes(fault, sources);
    if (!body) continue;
    const { store, key } = fault;
    // What is missing needs no right to remove anything.
    if (await store.has(key)) await store.remove([key]);
    await store.putNew(key, body);
    mended.push(key);
  }
  return mended;
}
