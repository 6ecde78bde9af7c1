import type { CDPSession, Page } from '@playwright/test';
import { dashboardTabs } from 'tooling/browser';
import { openDashboard } from '../core/open-dashboard';
import { enableDataSaver } from '../core/data-saver';
import { expect, test } from '../core/test';

const openings = Number(process.env.OPENINGS ?? 200);
/** Number of tab openings after which the caches and compiled code stop growing. */
const warm = Math.ceil(openings / 4);

/** Maximum growth after the first quarter of the test: memory in MB, other counters as numbers. */
const bounds = { heapMB: 4, listeners: 20, nodes: 100, documents: 0 };

interface Held {
  readonly heapMB: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly documents: number;
}

async function held(session: CDPSession): Promise<Held> {
  // Some objects are only freed after several garbage collections.
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

const isSame = (one: Held, other: Held) =>
  one.listeners === other.listeners &&
  one.nodes === other.nodes &&
  one.documents === other.documents;

/** Waits until the counters are stable, because a rendering chart can keep a closed screen in memory. */
async function heldAtRest(session: CDPSession): Promise<Held> {
  let last = await held(session);
  const hasSettled = async () => {
    const before = last;
    last = await held(session);
    return isSame(before, last);
  };
  await expect.poll(hasSettled, { intervals: [1_000] }).toBe(true);
  return last;
}

/**
 * Lists detached DOM trees in memory, such as closed screens. Empty elements are ignored, because a library measures
 * text with them.
 */
async function heldTrees(session: CDPSession): Promise<readonly string[]> {
  await session.send('DOM.enable');
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  await session.send('DOM.disable');
  return detachedNodes
    .filter(({ treeNode: { childNodeCount = 0, attributes = [] } }) => {
      return childNodeCount > 0 || attributes.length > 0;
    })
    .map(({ treeNode, retainedNodeIds }) => `${treeNode.nodeName} of ${retainedNodeIds.length}`);
}

/** Maximum number of animation frames to wait for a tab. */
const maxFrames = 20_000;

const openAll = (page: Page, times: number) =>
  page.evaluate(
    async ([keys, rounds, frames]) => {
      const panel = document.getElementById('dashboard-panel');
      const isDrawn = (tab: string) =>
        panel?.getAttribute('aria-labelledby') === tab &&
        panel.querySelector('h2') !== null &&
        panel.querySelector('[aria-busy="true"], [aria-label^="Loading"]') === null &&
        // Waits for the charts, because only rendered charts show leaks of the chart library.
        (panel.querySelector('[data-state="waiting"]') === null ||
          panel.querySelector('[data-state="drawn"]') !== null);
      const last = rounds * keys.length;
      for (let opening = 0; opening <= last; opening += 1) {
        const key = opening === last ? 'contracts' : keys[opening % keys.length];
        const tab = `dashboard-tab-${key}`;
        document.getElementById(tab)?.click();
        let frame = 0;
        do {
          if (frame === frames) throw new Error(`The tab ${key} is not drawn.`);
          frame += 1;
          await new Promise(requestAnimationFrame);
        } while (!isDrawn(tab));
      }
    },
    [dashboardTabs, times, maxFrames] as const,
  );

test(`[E3] opening each tab ${openings} times increases memory, event listeners and DOM nodes only up to a limit @deep`, async ({
  page,
}) => {
  test.setTimeout(60 * 60_000);
  await enableDataSaver(page);
  await openDashboard(page);
  await expect(page.getByText('Integration status')).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await openAll(page, warm);
  const before = await heldAtRest(session);
  // The chart library keeps the screen of its first chart in memory.
  const treesBefore = await heldTrees(session);
  await openAll(page, openings - warm);
  const after = await heldAtRest(session);
  const grown = {
    heapMB: after.heapMB - before.heapMB,
    listeners: after.listeners - before.listeners,
    nodes: after.nodes - before.nodes,
    documents: after.documents - before.documents,
  };
  test.info().annotations.push({ type: 'grown', description: JSON.stringify(grown) });
  for (const [what, bound] of Object.entries(bounds))
    expect(grown[what as keyof Held], what).toBeLessThanOrEqual(bound);
  await expect.poll(() => heldTrees(session)).toEqual(treesBefore);
});
