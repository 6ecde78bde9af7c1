import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import {
  dashboardAddress,
  findChromium,
  launchArguments,
  openGate,
  signIn,
  type Visitor,
} from 'tooling/browser';
import { startOnFreePorts } from '../core/free-ports';
import { expect, test } from '../core/test';
import { computeTimeoutMs } from './services/hang-limits';

test.describe.configure({ timeout: computeTimeoutMs(45) });

const pages = [
  ['gate', '/', () => Promise.resolve()],
  ['landing', '/trustfold', openGate],
  ['sign-in', '/portal/login', openGate],
  ['overview', dashboardAddress(), signIn],
  ['contracts', dashboardAddress('admin', 'contracts'), signIn],
] as const satisfies readonly (readonly [string, string, (visitor: Visitor) => Promise<unknown>])[];

const categories = ['accessibility', 'best-practices'];

for (const [name, address, prepare] of pages)
  test(`[accessibility] Lighthouse gives ${name} a score of 100 for accessibility and for best practices @deep`, async ({
    product,
  }, testInfo) => {
    await startOnFreePorts(1, async (port) => {
      const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
        executablePath: findChromium(),
        args: [...launchArguments, `--remote-debugging-port=${String(port)}`],
        viewport: null,
      });
      try {
        // Prepares the whole browser context, because Lighthouse opens a separate page.
        await prepare(context);
        const asked = new URL(address, product.url).href;
        const result = await lighthouse(asked, {
          port,
          logLevel: 'error',
          onlyCategories: categories,
        });
        expect(result?.lhr.finalDisplayedUrl).toBe(asked);
        const { audits = {}, categories: judged = {} } = result?.lhr ?? {};
        const faults = Object.values(judged)
          .flatMap(({ auditRefs }) => auditRefs)
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id);
        expect(faults).toEqual([]);
        expect(categories.map((category) => judged[category]?.score)).toEqual([1, 1]);
      } finally {
        await context.close();
      }
    });
  });
