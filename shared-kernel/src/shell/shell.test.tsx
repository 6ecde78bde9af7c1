import { readBehaviour } from './behaviour';
import { readShellConfig, shellConfigMetaName } from './shell-config';
import { defaultPreferences } from '../domain/profile/preferences';
import { getCsvFormat } from './preferences';
import { liveStorage, liveTabStorage } from './live-storage';
import { behaviourKey, preferencesKey } from './storage-keys';
import { onPageReturn, onStorageChange } from './on-page-return';
import { isConnectionLimited } from './is-connection-limited';
import { durableStorage } from './safe-storage';
import { act, render, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { useCurrentToast, useDismissToastAction, useToast } from './toast';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { setDescriptions, type TabFilters } from './descriptions';
import { useListPath } from './use-list-path';

describe('behaviour', () => {
  function configure(content: string) {
    document.head.innerHTML = '';
    const meta = document.createElement('meta');
    meta.name = shellConfigMetaName;
    meta.content = content;
    document.head.append(meta);
  }

  afterEach(() => {
    document.head.innerHTML = '';
    sessionStorage.clear();
  });

  describe('readBehaviour', () => {
    it('[workspace] live mode is the default', () => {
      expect(readBehaviour('')).toBe('live');
    });

    it('[workspace] the configuration of the shell can set the mode', () => {
      configure('{"behaviour":"reference"}');
      expect(readBehaviour('')).toBe('reference');
    });

    it('[workspace] the mode in the URL applies to the whole browser session', () => {
      expect(readBehaviour('?behaviour=reference')).toBe('reference');
      expect(readBehaviour('')).toBe('reference');
      expect(readBehaviour('?behaviour=live')).toBe('live');
      expect(readBehaviour('')).toBe('live');
    });

    it.each(['?behaviour=', '?behaviour=LIVE', '?behaviour=__proto__'])(
      '[workspace] the unknown mode %s is ignored',
      (search) => expect(readBehaviour(search)).toBe('live'),
    );
  });

  describe('readShellConfig', () => {
    it('[G5] the configuration is read from the page, with defaults', () => {
      configure('{"behaviour":"reference","allowLocalRemotes":true,"another":1}');
      expect(readShellConfig()).toEqual({
        behaviour: 'reference',
        compositionPointer: '/env/local/current.json',
        allowLocalRemotes: true,
      });
    });

    it.each([
      ...['', 'not json', '[]', 'null', '7', '{"behaviour":"odd"}', '{"behaviour":null}'],
      ...['{"compositionPointer":7}', '{"behaviour":"reference","allowLocalRemotes":"yes"}'],
    ])('[G5] defaults apply for an invalid configuration: %s', (content) => {
      configure(content);
      expect(readShellConfig()).toEqual({
        behaviour: 'live',
        compositionPointer: '/env/local/current.json',
        allowLocalRemotes: false,
      });
    });
  });
});

describe('getCsvFormat', () => {
  it('[R18] CSV files have the format of the locale until the user chooses a separator', () => {
    expect(getCsvFormat()).toEqual({ separator: 'comma', decimal: '.' });
    const preferences = { ...defaultPreferences, csvSeparator: 'semicolon' };
    liveStorage.set(preferencesKey, JSON.stringify(preferences));
    expect(getCsvFormat()).toEqual({ separator: 'semicolon', decimal: '.' });
  });

  it('[R18] CSV files have the specified format in reference mode', () => {
    liveStorage.set(preferencesKey, JSON.stringify({ csvSeparator: 'tab' }));
    globalThis.tfTimesInUtc = true;
    expect(getCsvFormat()).toEqual({ separator: 'comma', decimal: '.' });
    globalThis.tfTimesInUtc = undefined;
    expect(getCsvFormat().separator).toBe('tab');
  });
});

describe.each([
  ['in local storage', liveStorage, () => localStorage],
  ['in session storage', liveTabStorage, () => sessionStorage],
] as const)('data stored %s', (_where, remembered, storage) => {
  it('[workspace] in live mode, data is stored and can be read again', () => {
    remembered.set('tf_thing', 'kept');
    expect(storage().getItem('tf_thing')).toBe('kept');
    expect(remembered.get('tf_thing')).toBe('kept');
  });

  it('[workspace] reference mode reads and writes no stored data', () => {
    storage().setItem('tf_thing', 'of before');
    sessionStorage.setItem(behaviourKey, 'reference');
    expect(remembered.get('tf_thing')).toBeNull();
    remembered.set('tf_thing', 'of the sample');
    expect(storage().getItem('tf_thing')).toBe('of before');
  });
});

describe('return to a page', () => {
  let isHidden = false;
  let stop: () => void = () => undefined;
  const listener = jest.fn();

  const happens = (name: string, at: EventTarget = window) =>
    at.dispatchEvent(new Event(name, { bubbles: true }));

  const see = (hidden: boolean) => {
    isHidden = hidden;
    happens('visibilitychange', document);
  };

  beforeEach(() => {
    isHidden = false;
    listener.mockClear();
    jest.useFakeTimers();
    jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  });

  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  describe('onPageReturn', () => {
    it.each([
      ['visibilitychange', () => document],
      ['resume', () => document],
      ['pageshow', () => window],
      ['focus', () => window],
      ['online', () => window],
    ] as const)('[R23] returning to a page is reported on %s', (name, at) => {
      stop = onPageReturn(listener);
      happens(name, at());
      expect(listener).toHaveBeenCalledTimes(1);
    });

    it('[R23] returning to the page is reported once, even if the browser fires several events', () => {
      stop = onPageReturn(listener);
      happens('resume', document);
      happens('pageshow');
      see(false);
      happens('focus');
      expect(listener).toHaveBeenCalledTimes(1);
      jest.advanceTimersByTime(250);
      happens('online');
      expect(listener).toHaveBeenCalledTimes(2);
    });

    it.each([
      ['hidden', () => see(true)],
      ['frozen', () => happens('freeze', document)],
      ['put into the back/forward cache', () => happens('pagehide')],
      ['offline', () => happens('offline')],
    ])(
      '[R23] returning to the page is reported again if the page was %s in between',
      (_what, leave) => {
        stop = onPageReturn(listener);
        see(false);
        leave();
        see(false);
        expect(listener).toHaveBeenCalledTimes(2);
      },
    );

    it('[R23] events on a hidden page are not reported as a return to the page', () => {
      stop = onPageReturn(listener);
      see(true);
      happens('focus');
      happens('online');
      expect(listener).not.toHaveBeenCalled();
    });

    it('[R23] a removed listener is not called when the user returns to the page', () => {
      onPageReturn(listener)();
      see(false);
      expect(listener).not.toHaveBeenCalled();
    });
  });

  describe('onStorageChange', () => {
    it('[R23] a change of stored data in another tab is reported, also when the page becomes active again', () => {
      stop = onStorageChange('key', listener);
      window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
      expect(listener).not.toHaveBeenCalled();
      window.dispatchEvent(new StorageEvent('storage', { key: 'key' }));
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
      happens('pageshow');
      expect(listener).toHaveBeenCalledTimes(3);
    });
  });
});

describe('preference for less data', () => {
  function connectedBy(connection: object | undefined) {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  }

  afterEach(() => connectedBy(undefined));

  describe('isConnectionLimited', () => {
    it.each([
      [{ saveData: true }],
      [{ effectiveType: '2g' }],
      [{ effectiveType: 'slow-2g' }],
      [{ effectiveType: '4g', type: 'cellular' }],
    ])('[federation] the connection %j is metered, slow or data-saving', (connection) => {
      connectedBy(connection);
      expect(isConnectionLimited()).toBe(true);
    });

    it.each([[undefined], [{}], [{ effectiveType: '4g', saveData: false, type: 'wifi' }]])(
      '[federation] the connection %j does not count as metered, slow or data-saving',
      (connection) => {
        connectedBy(connection);
        expect(isConnectionLimited()).toBe(false);
      },
    );
  });
});

describe('durableStorage', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('[B6] a stored value is written to local storage', () => {
    durableStorage.set('key', 'value');
    expect(localStorage.getItem('key')).toBe('value');
    expect(durableStorage.get('key')).toBe('value');
  });

  it('[GA6] a value stays available in memory if local storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    durableStorage.set('held', 'for the page');
    expect(durableStorage.get('held')).toBe('for the page');
    durableStorage.remove('held');
    expect(durableStorage.get('held')).toBeNull();
  });

  it('[GA6] a value stays available in memory if the browser blocks local storage', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    durableStorage.set('blocked', 'value');
    expect(durableStorage.get('blocked')).toBe('value');
    durableStorage.remove('blocked');
    expect(durableStorage.get('blocked')).toBeNull();
  });

  it('[GA6] local storage is read again after a successful write', () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    durableStorage.set('again', 'page');
    blocked.mockRestore();
    durableStorage.set('again', 'stored');
    localStorage.setItem('again', 'from another tab');
    expect(durableStorage.get('again')).toBe('from another tab');
  });
});

describe('toast', () => {
  function renderToasts() {
    const store = createStore();
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    );
    return renderHook(
      () => ({ ...useToast(), ...useCurrentToast(), withdrawOffer: useDismissToastAction() }),
      { wrapper },
    ).result;
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  describe('toasts', () => {
    it('[E1] only the newest toast is shown', () => {
      const result = renderToasts();
      act(() => result.current.show({ title: 'First' }));
      expect(result.current.toast?.variant).toBe('default');
      act(() => result.current.show({ title: 'Second', variant: 'destructive' }));
      expect(result.current.toast).toMatchObject({
        title: 'Second',
        variant: 'destructive',
        isOpen: true,
      });
    });

    it('[E1, B21] a hidden toast is removed from memory after 1,000,000 ms', () => {
      const result = renderToasts();
      act(() => result.current.show({ title: 'Saved' }));
      act(() => result.current.hide(result.current.toast?.id ?? 0));
      expect(result.current.toast).toMatchObject({ title: 'Saved', isOpen: false });
      act(() => {
        jest.advanceTimersByTime(999_999);
      });
      expect(result.current.toast).toBeDefined();
      act(() => {
        jest.advanceTimersByTime(1);
      });
      expect(result.current.toast).toBeUndefined();
    });

    it('[policy] a toast disappears if its action is no longer possible', () => {
      const result = renderToasts();
      act(() => result.current.show({ title: 'Told' }));
      act(() => result.current.withdrawOffer());
      expect(result.current.toast).toMatchObject({ title: 'Told', isOpen: true });
      act(() => result.current.show({ title: 'Done', action: { label: 'Undo', run: jest.fn() } }));
      act(() => result.current.withdrawOffer());
      expect(result.current.toast).toMatchObject({ title: 'Done', isOpen: false });
    });

    it('[E1] hiding an older toast does not hide the newer one', () => {
      const result = renderToasts();
      act(() => result.current.show({ title: 'First' }));
      const first = result.current.toast?.id ?? 0;
      act(() => result.current.show({ title: 'Second' }));
      act(() => result.current.hide(first));
      expect(result.current.toast).toMatchObject({ title: 'Second', isOpen: true });
    });
  });
});

const places = { invoices: { tab: 'bills', param: 'bill' } };
const filters: TabFilters = { bills: { due: 'dueOn', from: 'from' } };

interface Asked {
  readonly filters?: Readonly<Record<string, string>>;
  readonly portal?: 'admin' | 'vendor';
}

function Path({ filters: wanted }: Omit<Asked, 'portal'>) {
  return <p>{useListPath()('invoices', wanted) ?? 'no address'}</p>;
}

function pathFor({ portal = 'admin', ...asked }: Asked, described = filters) {
  setDescriptions({ recordRoutes: places, tabFilters: described });
  const here = `/trustfold/dashboard/${portal}`;
  const router = createMemoryRouter(
    [{ path: '/trustfold/dashboard/:portalType', element: <Path {...asked} /> }],
    { initialEntries: [here] },
  );
  const { container } = render(<RouterProvider router={router} />);
  return container.textContent.replace(`${here}?`, '');
}

describe('useListPath', () => {
  it('[F4] the URL of a list can open its last state, remove all filters, or set declared filters', () => {
    expect(pathFor({})).toBe('tab=bills');
    expect(pathFor({ filters: {} })).toBe('tab=bills&all=1');
    expect(pathFor({ filters: { due: 'late', from: '2024-07-01' } })).toBe(
      'tab=bills&dueOn=late&from=2024-07-01',
    );
  });

  it.each<TabFilters>([{ bills: { from: 'from' } }, {}])(
    '[F4, E3] a list has no link with a filter that the release does not declare: %j',
    (described) => {
      expect(pathFor({ filters: { from: '2024-07-01', due: 'late' } }, described)).toBe(
        'no address',
      );
      expect(pathFor({}, described)).toBe('tab=bills');
      expect(pathFor({ filters: {} }, described)).toBe('tab=bills&all=1');
    },
  );

  it('[R29] the URL of a list can have filters in a company’s portal too', () => {
    expect(pathFor({ portal: 'vendor', filters: { due: 'late' } })).toBe('tab=bills&dueOn=late');
  });
});
