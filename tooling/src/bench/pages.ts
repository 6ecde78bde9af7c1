import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import compression from 'compression';
import sirv from 'sirv';
import { readRawDescriptions } from '../../webpack/development';
import {
  chunksMeta,
  remotesMeta,
  removeContentPolicy,
  withPageData,
} from '../../webpack/page-meta';
import { kernelVersion } from '../../webpack/package-version';
import { buildPackages } from '../build/build-packages';
import { filterKnownRemotes } from '../compose/page';
import { repository } from '../packages';
import { startProduct } from '../serve/start-product';
import { StaticServer } from '../serve/static-server';
import {
  animationFramePolling,
  getBenchFolder,
  withPage,
  computeMedian,
  formatTable,
  withBrowser,
  type ComparisonBuild,
  type ProgressCallback,
} from './common';
import { visits, type Visit } from './visits';

type Middleware = (...given: [...Parameters<RequestListener>, next: () => void]) => void;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
// The types of this library need Express, but it works with every server.
const compress = compression({ brotli }) as unknown as Middleware;

const makeOrigin = (listener: RequestListener) =>
  new StaticServer((...given) => compress(...given, () => listener(...given)));

async function serveOther(build: ComparisonBuild): Promise<StaticServer> {
  const folder = getBenchFolder(build, '');
  const page = join(folder, 'index.html');
  const described = Object.entries(await readRawDescriptions());
  const brought = Object.fromEntries(described.map(([name, { remote }]) => [name, remote]));
  let html = removeContentPolicy(readFileSync(page, 'utf8'));
  html = withPageData(html, remotesMeta, filterKnownRemotes(brought));
  if (build === 'usual')
    html = withPageData(html, chunksMeta, { kernel: kernelVersion, files: {} });
  writeFileSync(page, html);
  const origin = makeOrigin(sirv(folder, { single: true, maxAge: 3600, immutable: true }));
  await origin.start();
  return origin;
}

interface Figures {
  readonly kilobytes: number;
  readonly recordMs: number;
}

/** Network speed that at least three quarters of users have. */
const line = { latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 3e6 / 8 } as const;

/** Makes one visit with the header `Save-Data`, so that the page prefetches nothing. */
async function visitOnce(page: Page, visit: Visit, isSlow: boolean): Promise<Figures> {
  const session = await page.context().newCDPSession(page);
  const sent = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) sent.set(requestId, 0);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (sent.has(requestId)) sent.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  if (isSlow) await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await page.goto(visit.address, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(
    ({ selector, text }) =>
      [...document.querySelectorAll(selector)].some(
        (element) =>
          element.textContent.includes(text) &&
          element.getBoundingClientRect().top < innerHeight &&
          element.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true }),
      ) && performance.now(),
    { selector: visit.selector, text: visit.text },
    animationFramePolling,
  );
  const recordMs = Number(await shown.jsonValue());
  await page.waitForLoadState('networkidle');
  const bytes = [...sent.values()].reduce((total, one) => total + one, 0);
  return { kilobytes: bytes / 1000, recordMs };
}

const measure = (browser: Browser, url: string, visit: Visit, isSlow: boolean): Promise<Figures> =>
  withPage(browser, url, async (page) => {
    const saveData = '{ value: { saveData: true } }';
    await page.addInitScript(`Object.defineProperty(navigator, "connection", ${saveData})`);
    await visit.prepare?.(page);
    return visitOnce(page, visit, isSlow);
  });

export async function benchPages(progress: ProgressCallback, rounds = 2): Promise<string> {
  await buildPackages({ onProgress: progress });
  progress('building one bundle and the usual federation');
  const command = ['--import', 'tsx', join(import.meta.dirname, 'other-builds.ts')];
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, command, { cwd: join(repository, 'tooling'), env });
  const composed = await startProduct({ makeOrigin, environment: 'bench', temporary: true });
  const others = [await serveOther('bundle'), await serveOther('usual')];
  const addresses = [composed.url, ...others.map(({ origin }) => `${origin}/`)];
  const noFigures = (): Figures[][] => addresses.map(() => []);
  const measured = visits.map(({ name }) => ({ name, figures: noFigures() }));
  try {
    return await withBrowser(async (browser, machine) => {
      // The first round is a warm-up without throttling.
      for (let round = 0; round <= rounds; round += 1) {
        progress(round === 0 ? 'a first visit of each page' : `round ${round} of ${rounds}`);
        for (const [at, visit] of visits.entries())
          for (const [build, url] of addresses.entries()) {
            const figures = await measure(browser, url, visit, round > 0);
            if (round > 0) measured[at]?.figures[build]?.push(figures);
          }
      }
      const rows = measured.map(({ name, figures }) => [
        name,
        ...(['kilobytes', 'recordMs'] as const).map((key) =>
          figures.map((all) => computeMedian(all.map((one) => one[key])).toFixed(0)).join(' / '),
        ),
      ]);
      const head = ['', 'kB transferred', 'first record, ms'];
      return `Composed / one bundle / usual federation, at 100 ms and 9 Mbit/s, medians of ${rounds} rounds (${machine}):\n\n${formatTable(head, ...rows)}`;
    });
  } finally {
    await Promise.all([composed, ...others].map((server) => server.stop()));
  }
}
