import type { Composition, RemoteRelease } from 'shared-kernel/remote';
import { differences } from './differences';
import { fakeRelease } from './fake-release';

const entry = (mark: string, change: Partial<RemoteRelease> = {}): RemoteRelease => ({
  ...fakeRelease({ mark }).description,
  address: 'https://remotes.example.com/contracts/r/',
  ...change,
});
const running = (remotes: Composition['remotes'], shell?: Composition['shell']): Composition => ({
  schema: 1,
  remotes,
  shell,
});
const idOf = (mark: string) => fakeRelease({ mark }).description.release.slice(0, 12);

describe('differences', () => {
  it('[deployment] says nothing where nothing differs', () => {
    expect(differences(running({ a: entry('one') }), running({ a: entry('one') }))).toEqual([]);
  });

  it('[deployment] says of each remote what came, went and changed', () => {
    const before = running({ contracts: entry('one'), ledger: entry('old') });
    const shell = { page: 'a', kernel: '1.2.0' };
    const moved = { kernelRange: '^1.2.0', address: 'https://cdn.example.com/contracts/r/' };
    const after = running({ contracts: entry('two', moved), invoices: entry('new') }, shell);
    expect(differences(before, after)).toEqual([
      `contracts goes from ${idOf('one')} to ${idOf('two')}: 3 new files, 3 no longer, 0 the same`,
      'contracts needs kernel ^1.2.0 in place of ^1.0.0',
      'contracts is read at https://cdn.example.com/contracts/r/ in place of https://remotes.example.com/contracts/r/',
      `invoices is new, at ${idOf('new')}`,
      `ledger is gone; it was at ${idOf('old')}`,
      'shell is {"kernel":"1.2.0","page":"a"} in place of unsaid',
    ]);
  });

  it('[deployment] names screens that come and go', () => {
    const before = running({ contracts: entry('one', { screens: { list: [] } }) });
    const after = running({ contracts: entry('one', { screens: { board: [] } }) });
    expect(differences(before, after)).toEqual([
      'contracts brings the screen board',
      'contracts no longer has the screen list',
    ]);
  });
});
