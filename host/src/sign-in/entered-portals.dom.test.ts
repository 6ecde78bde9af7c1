import { enterPortal, isEntered } from './portal-session';
import { enteredPortalsKey } from '../page/session-keys';

afterEach(() => sessionStorage.clear());

describe('enterPortal', () => {
  it('[PR2, P4] returns true for the first entry into each portal since sign-in', () => {
    sessionStorage.setItem(enteredPortalsKey, '[]');
    expect([enterPortal('client'), enterPortal('client'), enterPortal('banking')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(enterPortal('client')).toBe(false);
  });

  it('[PR9, P4] isEntered only reads and records no entry', () => {
    sessionStorage.setItem(enteredPortalsKey, '[]');
    expect(isEntered('client')).toBe(false);
    enterPortal('client');
    expect([isEntered('client'), isEntered('banking')]).toEqual([true, false]);
  });

  it.each([null, 'null', '{}', 'no list'])(
    '[PR2, B6] returns false without a sign-in, if the tab stores %j',
    (stored) => {
      if (stored !== null) sessionStorage.setItem(enteredPortalsKey, stored);
      expect(isEntered('client')).toBe(true);
      expect(enterPortal('client')).toBe(false);
    },
  );
});
