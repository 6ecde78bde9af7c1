import type { CDPSession, Page } from '@playwright/test';
import { tabs } from 'tooling/drive';
import { openDashboard } from '../core/open-dashboard';
import { savingData } from '../core/saving-data';
import { expect, test } from '../core/test';

/** How often each tab is opened. */
const openings = Number(process.env.OPENINGS ?? 200);
/** After so many everything that comes once has come: code, what is remembered of each screen, what is compiled. */
const warm = Math.ceil(openings / 4);

/** What the openings from then on may add at most, all together. */
const bounds = { heapMB: 4, listeners: 20, nodes: 100, documents: 0 };

interface Held {
  readonly heapMB: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly documents: number;
}

/** What the page holds once nobody’s is collected. */
async function held(session: CDPSession): Promise<Held> {
  // What a first collection lets go of may keep other things until the next.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const counted = await session.send('Memory.getDOMCounters');
  return {
    heapMB: usedSize / 1024 ** 2,
    listeners: counted.jsEventListeners,
    nodes: counted.nodes,
    documents: counted.documents,
  };
}

/** Opens every tab so often, each as soon as the one before has drawn its screen; then one that draws all at once. */
const openAll = (page: Page, times: number) =>
  page.evaluate(
    async ([keys, rounds]) => {
      const panel = document.getElementById('dashboard-panel');
      const isDrawn = (tab: string) =>
        panel?.getAttribute('aria-labelledby') === tab &&
        panel.querySelector('h2') !== null &&
        panel.querySelector('[aria-busy="true"], [aria-label^="Loading"]') === null;
      const last = rounds * keys.length;
      for (let opening = 0; opening <= last; opening += 1) {
        const key = opening === last ? 'contracts' : keys[opening % keys.length];
        const tab = `dashboard-tab-${key}`;
        document.getElementById(tab)?.click();
        do await new Promise(requestAnimationFrame);
        while (!isDrawn(tab));
      }
    },
    [tabs, times] as const,
  );

test(`[E3] each tab opened ${openings} times adds no listener, no node and no memory beyond a bound @deep`, async ({
  page,
}) => {
  test.slow();
  await savingData(page);
  await openDashboard(page);
  await expect(page.getByText('Integration status')).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await openAll(page, warm);
  const before = await held(session);
  await openAll(page, openings - warm);
  const after = await held(session);
  const grown = {
    heapMB: after.heapMB - before.heapMB,
    listeners: after.listeners - before.listeners,
    nodes: after.nodes - before.nodes,
    documents: after.documents - before.documents,
  };
  test.info().annotations.push({ type: 'grown', description: JSON.stringify(grown) });
  for (const [what, bound] of Object.entries(bounds))
    expect(grown[what as keyof Held], what).toBeLessThanOrEqual(bound);
});
