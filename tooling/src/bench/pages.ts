import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
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
import { remoteNames, repository } from '../packages';
import { startProduct } from '../serve/start-product';
import type { ServedOrigin } from '../serve/static-server';
import {
  animationFramePolling,
  getBenchFolder,
  withPage,
  computeMedian,
  getBenchOrigin,
  formatTable,
  withBrowser,
  type ComparisonBuild,
  type ProgressCallback,
} from './common';
import { createSecureServers } from './secure-server';
import { visits, type Visit } from './visits';

/** Serves the files of a folder. Browsers must revalidate files whose names contain no hash. */
const filesOf = (folder: string): RequestListener => {
  const setHeaders = (response: { setHeader(name: string, value: string): void }, path: string) => {
    const isSteady = /(remoteEntry\.js|\.json|\.html)$/.test(path);
    response.setHeader('cache-control', isSteady ? 'no-cache' : 'max-age=31536000, immutable');
    response.setHeader('access-control-allow-origin', '*');
  };
  return sirv(folder, { setHeaders });
};

async function serveOther(
  build: ComparisonBuild,
  makeOrigin: (listener: RequestListener) => ServedOrigin,
): Promise<readonly ServedOrigin[]> {
  const remotes = build === 'usual' ? remoteNames : [];
  const servers = remotes.map((name) => makeOrigin(filesOf(getBenchFolder(build, name))));
  await Promise.all(servers.map((server) => server.start()));
  const folder = getBenchFolder(build, 'shell');
  const described = Object.entries(await readRawDescriptions());
  const brought = Object.fromEntries(described.map(([name, { remote }]) => [name, remote]));
  let html = removeContentPolicy(readFileSync(join(folder, 'index.html'), 'utf8'));
  html = withPageData(html, remotesMeta, filterKnownRemotes(brought));
  if (build === 'usual')
    html = withPageData(html, chunksMeta, { kernel: kernelVersion, files: {} });
  const files = filesOf(folder);
  const shell = makeOrigin((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local');
    if (/main[^/]*\.js$/.test(pathname)) {
      let script = readFileSync(join(folder, pathname), 'utf8');
      for (const [at, name] of remotes.entries())
        script = script.replaceAll(getBenchOrigin(name), servers[at]?.origin ?? '');
      response.setHeader('cache-control', 'max-age=31536000, immutable');
      response.setHeader('content-type', 'text/javascript').end(script);
    } else if (pathname.includes('.')) files(request, response);
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  await shell.start();
  return [shell, ...servers];
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
    await page.addInitScript(
      'Object.defineProperty(navigator, "connection", { value: { saveData: true } })',
    );
    await visit.prepare(page);
    return visitOnce(page, visit, isSlow);
  });

export async function benchPages(progress: ProgressCallback, rounds = 2): Promise<string> {
  await buildPackages({ onProgress: progress });
  progress('building one bundle and the usual federation');
  execFileSync(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'other-builds.ts')],
    {
      cwd: join(repository, 'tooling'),
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  const { makeOrigin, argument } = await createSecureServers();
  const composed = await startProduct({ makeOrigin, environment: 'bench', temporary: true });
  const others = [await serveOther('bundle', makeOrigin), await serveOther('usual', makeOrigin)];
  const addresses = [composed.url, ...others.map(([shell]) => `${shell?.origin ?? ''}/`)];
  const measured = visits.map(({ name }) => ({
    name,
    figures: addresses.map((): Figures[] => []),
  }));
  try {
    return await withBrowser([argument], async (browser, machine) => {
      // The first round is a warm-up without throttling. During this round, the servers compress all files.
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
    await Promise.all([composed, ...others.flat()].map((server) => server.stop()));
  }
}
