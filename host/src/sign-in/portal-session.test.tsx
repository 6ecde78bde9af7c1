import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { draftsKey } from 'shared-kernel/shell';
import { readPortalSession, usePortalSession, portalAuthSchema } from './portal-session';
import { portalAuthenticatedKey, portalAuthKey } from '../page/session-keys';
import * as v from 'valibot';

const session = { username: 'admin@trustfold.example', signedInAt: '2024-07-22T09:00:00.000Z' };

function renderSession() {
  const store = createStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return renderHook(() => usePortalSession(), { wrapper }).result;
}

afterEach(() => sessionStorage.clear());

describe('usePortalSession', () => {
  it('[P4, B6] writes the session and its flag to session storage', () => {
    const result = renderSession();
    act(() => result.current.signIn(session));
    expect(JSON.parse(sessionStorage.getItem(portalAuthKey) ?? '')).toEqual(session);
    expect(sessionStorage.getItem(portalAuthenticatedKey)).toBe('true');
    expect(result.current.session).toEqual(session);
  });

  it('[F8] forgets both when signed out, and what was typed into forms', () => {
    const result = renderSession();
    act(() => result.current.signIn(session));
    sessionStorage.setItem(draftsKey, '{}');
    act(() => result.current.signOut());
    expect(sessionStorage).toHaveLength(0);
    expect(result.current.session).toBeUndefined();
  });

  it('[R23, F8] is over in a page that comes back from the back/forward cache after the sign-out', () => {
    const result = renderSession();
    act(() => result.current.signIn(session));
    sessionStorage.clear();
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(result.current.session).toBeUndefined();
  });

  it.each(['yes', '{}', 'null', '{"username":1}', '{"username":"","signedInAt":"today"}'])(
    '[B6] is no session where what is stored is not one: %s',
    (stored) => {
      sessionStorage.setItem(portalAuthKey, stored);
      expect(readPortalSession()).toBeUndefined();
    },
  );
});

const entry = { username: 'admin@trustfold.example', signedInAt: '2024-07-22T09:00:00.000Z' };

describe('the session entry', () => {
  it('[B6] is a username and a moment, with the portal once it is chosen', () => {
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
  ])('[B6] is not %j', (tampered) => {
    expect(v.is(portalAuthSchema, tampered)).toBe(false);
  });
});
