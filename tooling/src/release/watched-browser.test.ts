import { isInCanary } from 'shared-kernel/remote';
import { fakeRelease } from './fake-release';
import { watchedBrowser } from './watched-browser';

const deployed = (mark: string, percent: number) => ({
  ...fakeRelease({ mark }).description,
  address: '/r/',
  canary: {
    percent,
    tried: { ...fakeRelease({ mark: `${mark} tried` }).description, address: '/r/' },
  },
});

describe('watchedBrowser', () => {
  it.each([1, 50, 99])(
    '[deployment] is in the canary that was begun and in no other, at %i%%',
    (percent) => {
      const remotes = {
        contracts: deployed('one', percent),
        account: deployed('two', 100 - percent),
      };
      const sidesOf = (tried?: string) => {
        const id = watchedBrowser({ schema: 1, remotes }, tried);
        return Object.entries(remotes).map(([name, { canary }]) => isInCanary(id, name, canary));
      };
      expect(sidesOf('contracts')).toEqual([true, false]);
      expect(sidesOf('account')).toEqual([false, true]);
      expect(sidesOf()).toEqual([false, false]);
    },
  );

  it('[deployment] looks at the canary that was begun where other canaries leave nobody beside it', () => {
    const remotes = { contracts: deployed('one', 10), account: deployed('two', 100) };
    const id = watchedBrowser({ schema: 1, remotes }, 'contracts');
    expect(isInCanary(id, 'contracts', remotes.contracts.canary)).toBe(true);
  });
});
