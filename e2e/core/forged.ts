import type { Page } from '@playwright/test';
import { DashboardPage } from '../pages/dashboard.page';
import { lookAt } from './look-at';
import { openDashboard } from './open-dashboard';
import { newSigner, type Forger } from './signed-product';
import { expect } from './test';

/** Before and after the moment that a page of these tests begins at. */
const past = '2024-07-20T09:00:00.000Z';
const later = '2024-08-20T09:00:00.000Z';

/** What the console says where a composition is refused. */
export const refusedComposition = /list of what is deployed|was preloaded|Failed to load resource/;

type Forge = (stage: Forger) => Promise<string>;

/** Another composition than was released, as somebody who can write to the bucket would have it. */
function changed({ released: { body } }: Forger, name: string) {
  const { composition } = body;
  const entry = composition.remotes[name] as object;
  const remotes = { ...composition.remotes, [name]: { ...entry, entry: 'other.js' } };
  return { ...composition, remotes };
}

const listed: readonly (readonly [string, Forge, RegExp])[] = [
  [
    'unsigned',
    ({ released: { body } }) => Promise.resolve(JSON.stringify(body)),
    /list of what is deployed is not signed, and nothing unsigned is taken here/,
  ],
  [
    'altered after it was signed',
    ({ released: { text } }) => Promise.resolve(text.replace('"entry":"remote', '"entry":"other')),
    /was changed after it was signed/,
  ],
  [
    'signed with another key',
    async (stage) => stage.signed({ signer: await newSigner() }),
    /is signed with a key that is not trusted here/,
  ],
  [
    'signed, but ended',
    (stage) => stage.signed({ body: { expires: past } }),
    /was signed until 2024-07-20 and is not taken any more/,
  ],
  [
    'signed for another environment',
    (stage) => stage.signed({ body: { environment: 'staging' } }),
    /was signed for staging, not for production/,
  ],
  [
    'held back beyond its stamp',
    async (stage) => {
      const stamp = await stage.stamp({ seq: 1, grant: 1, parts: {} }, past);
      return stage.signed({ beside: { stamp } });
    },
    /was last confirmed until 2024-07-20, and something newer may be held back/,
  ],
  [
    'older than its stamp knows',
    async (stage) => {
      const stamp = await stage.stamp({ seq: 9, grant: 9, parts: {} }, later);
      return stage.signed({ beside: { stamp } });
    },
    /is older \(promotion \d+\) than one that was there before \(9\)/,
  ],
  [
    'signed with the key of another remote',
    async (stage) => {
      const holder = await newSigner();
      const grant = await stage.grant({ account: [holder.publicKey] });
      const composition = changed(stage, 'contracts');
      const seq = stage.released.body.seq + 1;
      return stage.signed({ body: { seq, composition }, signer: holder, beside: { grant } });
    },
    /changes contracts, which its key may not change/,
  ],
  [
    'signed, and names no digests',
    async (stage) => stage.signed({ body: { composition: changed(stage, 'contracts') } }),
    /names no digest for other.js of contracts/,
  ],
];

export interface Refusal {
  readonly what: string;
  readonly forge: Forge;
  /** What the page says of it. */
  readonly sentence: RegExp;
}

/** What whoever can write to a store may put in the pointer's place, and no page takes. */
export const refusals: readonly Refusal[] = listed.map(([what, forge, sentence]) => ({
  what,
  forge,
  sentence,
}));

/** A page runs nothing of what was forged, says why, and runs what was released once that is back. */
export async function expectRefusal(
  page: Page,
  { what, forge, sentence }: Refusal,
  stage: Forger,
  put: (text: string) => Promise<void>,
): Promise<void> {
  await put(await forge(stage));
  await openDashboard(page, 'admin', 'contracts');
  const dashboard = new DashboardPage(page);
  await expect(dashboard.errorCard()).toBeVisible();
  await expect(dashboard.panel()).toContainText(sentence);
  await lookAt(page, `signed-${what.replaceAll(/\W+/g, '-')}`);
  const containers = await page.evaluate(() =>
    ['contracts', 'account', 'compliance', 'operations'].filter((name) => {
      const value: unknown = Reflect.get(globalThis, name);
      return typeof value === 'object' && value !== null && 'init' in value;
    }),
  );
  expect(containers).toEqual([]);

  // What was refused was not seen: the released one is not older than it.
  await put(stage.released.text);
  await dashboard.tryAgain().click();
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
}
