import * as v from 'valibot';
import {
  enterPortal,
  isPortalEntered,
  portalAuthSchema,
  readPortalSession,
  storeSession,
  usePortalSession,
} from './portal-session';
import {
  enteredPortalsKey,
  portalAuthenticatedKey,
  portalAuthKey,
  signOutsKey,
} from '../page/session-keys';
import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { draftsKey } from 'shared-kernel/shell';

describe('entered portals', () => {
  afterEach(() => sessionStorage.clear());

  describe('enterPortal', () => {
    it('[PR2, P4] a portal counts as newly entered only on the first visit since sign-in', () => {
      sessionStorage.setItem(enteredPortalsKey, '[]');
      expect([enterPortal('client'), enterPortal('client'), enterPortal('banking')]).toEqual([
        true,
        false,
        true,
      ]);
      expect(enterPortal('client')).toBe(false);
    });

    it('[PR9, P4] checking whether a portal was entered does not count as an entry', () => {
      sessionStorage.setItem(enteredPortalsKey, '[]');
      expect(isPortalEntered('client')).toBe(false);
      enterPortal('client');
      expect([isPortalEntered('client'), isPortalEntered('banking')]).toEqual([true, false]);
    });

    it.each([null, 'null', '{}', 'no list'])(
      '[PR2, B6] without a sign-in, no portal counts as newly entered if session storage contains %j',
      (stored) => {
        if (stored !== null) sessionStorage.setItem(enteredPortalsKey, stored);
        expect(isPortalEntered('client')).toBe(true);
        expect(enterPortal('client')).toBe(false);
      },
    );
  });
});

describe('entered portals with a workspace server', () => {
  afterEach(() => sessionStorage.clear());

  const signInAs = (id: string) =>
    storeSession({
      username: 'ada@example.com',
      signedInAt: '2024-07-22T09:00:00.000Z',
      person: { id, name: 'Ada', email: 'ada@example.com', portals: ['admin'], company: '' },
    });

  it('[R161] with a workspace server, a portal requires no code, and its first entry since sign-in is recorded once', () => {
    signInAs('PER-1');
    expect(isPortalEntered('admin')).toBe(true);
    expect([enterPortal('admin'), enterPortal('admin')]).toEqual([true, false]);
    // Reloading the page stores the session of the same user again.
    signInAs('PER-1');
    expect(enterPortal('admin')).toBe(false);
    signInAs('PER-2');
    expect(enterPortal('admin')).toBe(true);
  });
});

describe('portal session', () => {
  const session = { username: 'admin@trustfold.example', signedInAt: '2024-07-22T09:00:00.000Z' };

  function renderSession() {
    const store = createStore();
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    );
    return renderHook(() => usePortalSession(), { wrapper }).result;
  }

  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  describe('usePortalSession', () => {
    it('[P4, B6] the session and its flag are written to session storage', () => {
      const result = renderSession();
      act(() => result.current.signIn(session));
      expect(JSON.parse(sessionStorage.getItem(portalAuthKey) ?? '')).toEqual(session);
      expect(sessionStorage.getItem(portalAuthenticatedKey)).toBe('true');
      expect(result.current.session).toEqual(session);
    });

    it('[F8] a sign-out removes the session, its flag and form drafts', () => {
      const result = renderSession();
      act(() => result.current.signIn(session));
      sessionStorage.setItem(draftsKey, '{}');
      act(() => result.current.signOut());
      expect(sessionStorage).toHaveLength(0);
      expect(result.current.session).toBeUndefined();
    });

    it('[R23, F8] a sign-out ends the session of a page in the back/forward cache', () => {
      const result = renderSession();
      act(() => result.current.signIn(session));
      sessionStorage.clear();
      act(() => void window.dispatchEvent(new Event('pageshow')));
      expect(result.current.session).toBeUndefined();
    });

    it.each(['yes', '{}', 'null', '{"username":1}', '{"username":"","signedInAt":"today"}'])(
      '[B6] an invalid stored session is ignored: %s',
      (stored) => {
        sessionStorage.setItem(portalAuthKey, stored);
        expect(readPortalSession()).toBeUndefined();
      },
    );
  });

  const signOutInAnotherTab = () => {
    const count = Number(localStorage.getItem(signOutsKey)) + 1;
    localStorage.setItem(signOutsKey, String(count));
    return count;
  };

  describe('sign-out in another tab', () => {
    it('[R32] a sign-out in another tab immediately ends the session and deletes drafts', () => {
      const result = renderSession();
      act(() => result.current.signIn(session));
      sessionStorage.setItem(draftsKey, '{}');
      signOutInAnotherTab();
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: signOutsKey })));
      expect(result.current.session).toBeUndefined();
      expect(sessionStorage).toHaveLength(0);
    });

    it.each(['resume', 'pageshow', 'focus'])(
      '[R32] a sign-out in another tab ends the session of a tab that resumes with the event %s',
      (wake) => {
        const result = renderSession();
        act(() => result.current.signIn(session));
        signOutInAnotherTab();
        expect(result.current.session).toBeDefined();
        act(() => void window.dispatchEvent(new Event(wake)));
        expect(result.current.session).toBeUndefined();
      },
    );

    it('[R32, F8] a sign-out in another tab ends the session of a restored tab and deletes its drafts', () => {
      const first = renderSession();
      act(() => first.current.signIn(session));
      sessionStorage.setItem(draftsKey, '{}');
      signOutInAnotherTab();
      expect(readPortalSession()).toBeUndefined();
      expect(renderSession().current.session).toBeUndefined();
      expect(sessionStorage.getItem(draftsKey)).toBeNull();
    });

    it('[R32] a sign-out in another tab ends the session even if local storage is blocked', () => {
      jest.useFakeTimers();
      const result = renderSession();
      act(() => result.current.signIn(session));
      const channel = new BroadcastChannel('tf_session');
      act(() => {
        channel.postMessage(1);
        jest.runAllTimers();
      });
      channel.close();
      expect(result.current.session).toBeUndefined();
    });

    it('[R32] a session that starts after a sign-out does not end, even after a reload', () => {
      const result = renderSession();
      act(() => result.current.signIn(session));
      const stored = Object.entries<string>(sessionStorage);
      act(() => result.current.signOut());
      act(() => result.current.signIn(session));
      act(() => void window.dispatchEvent(new Event('pageshow')));
      expect(result.current.session).toEqual(session);

      sessionStorage.clear();
      for (const [key, value] of stored) sessionStorage.setItem(key, value);
      expect(readPortalSession()).toBeUndefined();
    });

    it.each(['none', '-1', '1e400', ''])(
      '[R32] the invalid sign-out count %j is ignored',
      (stored) => {
        const result = renderSession();
        act(() => result.current.signIn(session));
        localStorage.setItem(signOutsKey, stored);
        act(() => void window.dispatchEvent(new Event('pageshow')));
        expect(result.current.session).toEqual(session);
      },
    );

    it('[R32, P4] sign-in and sign-out work if storage is not writable', () => {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      const result = renderSession();
      act(() => result.current.signIn(session));
      expect(result.current.session).toEqual(session);
      act(() => result.current.signOut());
      expect(result.current.session).toBeUndefined();
      act(() => result.current.signIn(session));
      expect(readPortalSession()).toEqual(session);
      act(() => result.current.signOut());
      jest.restoreAllMocks();
    });
  });

  const entry = { username: 'admin@trustfold.example', signedInAt: '2024-07-22T09:00:00.000Z' };

  describe('stored session', () => {
    it('[B6] a stored session has a username, a time and an optional portal', () => {
      expect(v.is(portalAuthSchema, entry)).toBe(true);
      expect(v.is(portalAuthSchema, { ...entry, portal: 'law_firm' })).toBe(true);
    });

    it.each([
      null,
      undefined,
      'ok',
      [],
      {},
      { ...entry, username: '' },
      { ...entry, username: 7 },
      { ...entry, signedInAt: 'yesterday' },
      { username: entry.username },
      { ...entry, signedInAt: 7 },
      { ...entry, signedInAt: '2024-02-30T09:00:00Z' },
      { ...entry, portal: null },
      { ...entry, portal: 'legal' },
      { ...entry, portal: 'root' },
    ])('[B6] the stored session %j is rejected', (tampered) => {
      expect(v.is(portalAuthSchema, tampered)).toBe(false);
    });
  });
});
