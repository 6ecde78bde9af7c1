import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compositionKey } from 'shared-kernel/remote';
import { requirePointer } from '../compose/documents';
import { DirectoryStore } from '../store/directory-store';
import {
  fakePlaces,
  fakeRelease,
  promoteComposition,
  promoteFrom,
  promoteRelease,
  releaseRemote,
} from './fakes';

let root: string;
let store: DirectoryStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trustfold-promote-'));
  store = new DirectoryStore(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const environment = 'production';
const publicAddress = 'https://remotes.example.com/';
const idOf = (mark: string) => fakeRelease({ mark }).description.release;

const release = (mark: string, name = 'contracts', target = environment) =>
  releaseRemote(store, {
    name,
    built: fakeRelease({ mark }),
    environment: target,
    publicAddress,
  });

const running = async (name = 'contracts', target = environment) =>
  (await requirePointer(store, target)).composition.remotes[name]?.release;

describe('promote', () => {
  it('[deployment] runs a composition by the start of its hash', async () => {
    const { pointer } = await release('one');
    await release('two');
    await promoteComposition(store, environment, pointer?.hash.slice(0, 10) ?? '');
    expect(await running()).toBe(idOf('one'));
  });

  it('[deployment] takes one remote, or all, from another environment', async () => {
    await release('one', 'contracts', 'staging');
    await release('account', 'account', 'staging');
    await promoteFrom(store, environment, 'staging', 'account', { publicAddress });
    expect(await running('contracts')).toBeUndefined();
    await promoteFrom(store, environment, 'staging', undefined);
    expect(await running('contracts')).toBe(idOf('one'));
  });

  it('[deployment] runs a release that is in the store', async () => {
    await release('one');
    await release('two');
    await promoteRelease(store, environment, 'contracts', idOf('one').slice(0, 8));
    expect(await running()).toBe(idOf('one'));
  });

  it('[deployment] refuses a composition whose text has another hash', async () => {
    const { pointer } = await release('one');
    await release('two');
    const hash = pointer?.hash ?? '';
    await writeFile(store.pathOf(compositionKey(hash)), '{"schema":1,"remotes":{}}');
    await expect(promoteComposition(store, environment, hash)).rejects.toThrow(
      'does not have the hash it is named by',
    );
    expect(await running()).toBe(idOf('two'));
  });

  it('[deployment] refuses a release that lacks files, or is not there', async () => {
    const { pointer } = await release('one');
    await release('two');
    await store.remove([fakePlaces('one').files[2] ?? '']);
    await expect(promoteComposition(store, environment, pointer?.hash ?? '')).rejects.toThrow(
      /lacks 1 of its 3 files, such as assets\/1\.[0-9a-f]{10}\.js/,
    );
    await store.remove([fakePlaces('one').described]);
    await expect(promoteRelease(store, environment, 'contracts', idOf('one'))).rejects.toThrow(
      /There is no release [0-9a-f]{32} of contracts/,
    );
    expect(await running()).toBe(idOf('two'));
  });

  it('[deployment] refuses what is not there', async () => {
    await release('one');
    await expect(promoteComposition(store, environment, 'ffffff')).rejects.toThrow(
      'no composition ffffff',
    );
    await expect(promoteFrom(store, environment, 'nowhere', undefined)).rejects.toThrow(
      'holds no environment “nowhere”',
    );
    await expect(promoteFrom(store, environment, environment, 'account')).rejects.toThrow(
      'runs no account',
    );
  });
});
