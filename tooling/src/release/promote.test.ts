import { writeFile } from 'node:fs/promises';
import { compositionKey } from 'shared-kernel/remote';
import { fakePlaces, promoteComposition, promoteFrom, promoteRelease } from './test-fakes';
import { idOf, publicAddress, useReleases } from './test-bench';

const { store, put, running } = useReleases();

const environment = 'production';

describe('promote', () => {
  it('[deployment] runs a composition by the start of its hash', async () => {
    const { pointer } = await put('one');
    await put('two');
    await promoteComposition(store, environment, pointer?.hash.slice(0, 10) ?? '');
    expect(await running()).toBe(idOf('one'));
  });

  it('[deployment] takes one remote, or all, from another environment', async () => {
    await put('one', { environment: 'staging' });
    await put('account', { name: 'account', environment: 'staging' });
    await promoteFrom(store, environment, 'staging', 'account', { publicAddress });
    expect(await running()).toBeUndefined();
    await promoteFrom(store, environment, 'staging', undefined);
    expect(await running()).toBe(idOf('one'));
  });

  it('[deployment] runs a release that is in the store', async () => {
    await put('one');
    await put('two');
    await promoteRelease(store, environment, 'contracts', idOf('one').slice(0, 8));
    expect(await running()).toBe(idOf('one'));
  });

  it('[deployment] refuses a composition whose text has another hash', async () => {
    const { pointer } = await put('one');
    await put('two');
    const hash = pointer?.hash ?? '';
    await writeFile(store.pathOf(compositionKey(hash)), '{"schema":1,"remotes":{}}');
    await expect(promoteComposition(store, environment, hash)).rejects.toThrow(
      'does not have the hash it is named by',
    );
    expect(await running()).toBe(idOf('two'));
  });

  it('[deployment] refuses a release that lacks files, or is not there', async () => {
    const { pointer } = await put('one');
    await put('two');
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
    await put('one');
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
