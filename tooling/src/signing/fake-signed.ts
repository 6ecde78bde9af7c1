import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeComposition } from '../compose/compose';
import { readPointer } from '../compose/documents';
import { putShell } from '../compose/shell-release';
import { readBuiltShell } from '../compose/built-shell';
import { writeFakeShell } from '../release/fake-build';
import { fakeRelease } from '../release/fake-release';
import { releaseRemote } from '../release/release-remote';
import { DirectoryStore } from '../store/directory-store';
import { keySigner, makeKey } from './signer';
import type { PinnedKeys, Signing } from './signing';

export const environment = 'production';

export const newSigner = async () => keySigner(await makeKey());

/** An environment with keys of its own, its page and two remotes. For tests. */
export async function fakeSigned() {
  const root = await mkdtemp(join(tmpdir(), 'trustfold-signed-'));
  const store = new DirectoryStore(join(root, 'store'));
  const owner: Signing = { signer: await newSigner(), stamper: await newSigner() };
  const next = await newSigner();
  const pinned: PinnedKeys = {
    keys: [owner.signer.publicKey, next.publicKey],
    stampKey: owner.stamper?.publicKey,
  };
  const release = (name: string, mark: string, signing: Signing | undefined) =>
    releaseRemote(store, {
      name,
      built: fakeRelease({ mark }),
      environment,
      publicAddress: 'https://remotes.example.com/',
      signing,
    });
  const grant = (keys: Record<string, string[]>, signing = owner) =>
    changeComposition(store, environment, {
      change: (current = { schema: 1, remotes: {} }) => current,
      action: 'grant',
      signing,
      keys,
    });
  await putShell(store, environment, {
    built: readBuiltShell(await writeFakeShell(join(root, 'shell'), 'mark')),
    trust: pinned,
    signing: owner,
  });
  for (const name of ['contracts', 'compliance']) await release(name, `${name} 1`, owner);
  return {
    store,
    owner,
    next,
    trust: { environment, ...pinned },
    release,
    grant,
    text: async () => (await readPointer(store, environment))?.text ?? '',
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
