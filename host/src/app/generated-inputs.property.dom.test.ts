import fc from 'fast-check';
import * as v from 'valibot';
import { releaseSchemas } from 'shared-kernel/remote';
import { behaviourKey, preferencesKey, readPreferences } from 'shared-kernel/shell';
import { arbitraryText } from 'shared-kernel/testing/mutated';
import { parseDocument, CompositionError } from '../federation/fetch-document';
import { getTabHeading, findTab } from '../page/remote-tabs';
import { readOverrides } from '../federation/overrides';
import { overridesKey, enteredPortalsKey, portalAuthKey } from '../page/session-keys';
import { readRemotes } from '../federation/read-remotes';
import { listRecordRoutes } from '../federation/descriptions';
import { createTestComposition, testRemoteDescriptions } from '../page/test-remotes';
import { getSafeNextPath } from '../gate/safe-next-path';
import { isGateOpen } from '../page/gate-flag';
import { setRootAttributes, resolveInitialPage } from '../head/set-root-attributes';
import { preloadPage } from '../head/preload-page';
import {
  enterPortal,
  isPortalEntered,
  portalAuthSchema,
  readPortalSession,
} from '../sign-in/portal-session';

// Time limit in milliseconds, for thousands of inputs. The limit only stops a test that hangs.
jest.setTimeout(300_000 * Math.max(1, Number(process.env.TRUSTFOLD_RUNS)));

const numRuns = 400;

const pointer = {
  hash: 'b'.repeat(64),
  seq: 1,
  promotion: 'p',
  composition: createTestComposition(),
};

const remotesOf = (text: string) =>
  readRemotes(
    parseDocument(releaseSchemas.pointer, text, 'The list').composition,
    testRemoteDescriptions,
  );

function remotesOrRefusal(text: string) {
  try {
    return remotesOf(text);
  } catch (error) {
    if (error instanceof CompositionError) return error;
    throw error;
  }
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('arbitrary input', () => {
  it('[GA6] no value of the next parameter redirects to another origin @deep', () => {
    const path = fc.array(
      fc.oneof(fc.constantFrom('/', '\\', '..', '%2f', '%', '?', '#', '@', ':'), fc.string()),
    );
    const next = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      path.map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(next, (asked) => {
        const { origin } = new URL(getSafeNextPath(asked, location.origin), location.origin);
        expect(origin).toBe(location.origin);
      }),
      { numRuns },
    );
  });

  it('[E3] a composition with arbitrary text is rejected with a message or has unique tabs', () => {
    fc.assert(
      fc.property(arbitraryText(pointer), (text) => {
        const remotes = remotesOrRefusal(text);
        if (remotes instanceof CompositionError) return;
        const keys = remotes.tabs.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys).not.toContain('overview');
        expect(() => listRecordRoutes(remotes.described)).not.toThrow();
      }),
      { numRuns },
    );
  });

  const kept: readonly (readonly [key: string, storage: Storage, right: unknown])[] = [
    [preferencesKey, localStorage, { colourMode: 'dark', compactView: true, timezone: 'UTC' }],
    ['tf_site_gate', localStorage, 'ok'],
    [portalAuthKey, sessionStorage, { username: 'a@b.example', at: '2024-07-22T09:00:00.000Z' }],
    [enteredPortalsKey, sessionStorage, ['admin']],
    [overridesKey, sessionStorage, { composition: 'a'.repeat(64), remotes: { contracts: 'a' } }],
    [behaviourKey, sessionStorage, 'reference'],
  ];

  it('[E3, F8] a portal can be opened whatever text the browser storage contains', () => {
    const values = fc.tuple(...kept.map(([, , right]) => fc.option(arbitraryText(right))));
    fc.assert(
      fc.property(values, (texts) => {
        kept.forEach(([key, storage], index) => {
          const text = texts[index];
          if (typeof text === 'string') storage.setItem(key, text);
          else storage.removeItem(key);
        });
        setRootAttributes();
        preloadPage(() => []);
        expect(['light', 'dark']).toContain(document.documentElement.dataset.theme);
        expect(isGateOpen() || resolveInitialPage() === 'gate').toBe(true);
        expect(v.is(v.optional(portalAuthSchema), readPortalSession())).toBe(true);
        enterPortal('admin');
        expect(isPortalEntered('admin')).toBe(true);
        expect(readPreferences().colourMode).toMatch(/^(light|dark|system)$/);
        expect(readOverrides().composition ?? 'a'.repeat(64)).toMatch(/^[0-9a-f]{64}$/);
      }),
      { numRuns },
    );
  });

  it('[F3, E3] a URL with arbitrary text opens an existing tab and record, or none', () => {
    const { tabs } = readRemotes(createTestComposition(), testRemoteDescriptions);
    const known = fc.constantFrom(...tabs.map(({ key }) => key), '__proto__', 'constructor');
    const query = fc.array(
      fc.tuple(
        fc.oneof(fc.constantFrom('tab', 'contract', 'tx', 'q', 'remote.contracts'), fc.string()),
        fc.oneof(known, fc.string({ unit: 'binary' })),
      ),
    );
    fc.assert(
      fc.property(query, (pairs) => {
        const address = new URLSearchParams(pairs);
        const tab = findTab(tabs, address.get('tab'));
        expect(tab === undefined || tabs.includes(tab)).toBe(true);
        const headings = [undefined, ...tabs.map(({ heading }) => heading)];
        expect(headings).toContain(tab && getTabHeading(tab, address));
        window.history.replaceState(null, '', `/trustfold/dashboard/admin?${address}`);
        preloadPage(() => []);
      }),
      { numRuns },
    );
  });
});
