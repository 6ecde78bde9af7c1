import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryStore } from '../store/directory-store';
import { fakeRelease } from './fake-release';
import { releaseRemote } from './by-name';

/** A folder of its own in which the remotes contracts and invoices are live, for tests. */
export async function fakeLive(environment: string) {
  const root = await mkdtemp(join(tmpdir(), 'trustfold-live-'));
  const store = new DirectoryStore(root);
  const release = (name: string, mark = name) =>
    releaseRemote(store, {
      name,
      built: fakeRelease({ mark }),
      environment,
      publicAddress: 'https://remotes.example.com/',
    });
  await release('contracts');
  await release('invoices');
  return { store, release, remove: () => rm(root, { recursive: true, force: true }) };
}
