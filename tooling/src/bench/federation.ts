import type { Browser, BrowserContext } from '../drive';
import { buildBundle, serveBundle } from './one-bundle/one-bundle';
import { chooseRows, type Bench } from './options';
import { eachFrame, timeOf, untilQuiet, watchPage } from './page';
import { withContext, withProduct, writeResult } from './product';
import { secureOrigins } from './secure-origins';
import { formatTable, medianOf } from './table';
import { watchTraffic, type Traffic } from './traffic';
import { visits, type Visit } from './visits';

interface Figures extends Traffic {
  readonly recordMs: number;
}

/** The product as it is composed, and the same sources as one bundle. */
const builds = ['composed', 'bundle'] as const;
type EachBuild<T> = Readonly<Record<(typeof builds)[number], T>>;

/** A row's figures, a round each. */
export type Measured = EachBuild<Figures[]> & { readonly name: string };

/** A reader as the rows have one. The gate's video would outweigh everything else, and is the same in both builds. */
const reader = { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' } as const;

/** The line that three quarters of readers have, or a better one. */
const line = { roundTripMs: 100, downMbps: 9, upMbps: 3 } as const;

const bytesPerSecond = (mbps: number) => (mbps * 1e6) / 8;

/**
 * One visit behind Chromium's own throttling: each answer waits for a round trip, and all share the bandwidth. The reader
 * saves data, so that the page fetches only what it needs itself.
 */
async function visitOnce(context: BrowserContext, visit: Visit): Promise<Figures> {
  const page = await context.newPage();
  await watchPage(page);
  await page.addInitScript(
    'Object.defineProperty(navigator, "connection", { value: { saveData: true } })',
  );
  await visit.prepare(page);
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.roundTripMs,
    downloadThroughput: bytesPerSecond(line.downMbps),
    uploadThroughput: bytesPerSecond(line.upMbps),
  });
  await page.goto(visit.address, { waitUntil: 'commit' });
  const recordMs = await timeOf(
    page.waitForFunction(
      ({ selector, text = '' }) => {
        const isShown = (element: Element) =>
          element.textContent.includes(text) &&
          element.getBoundingClientRect().top < innerHeight &&
          element.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true });
        return [...document.querySelectorAll(selector)].some(isShown) && performance.now();
      },
      visit.wanted,
      eachFrame,
    ),
  );
  // Until the page has fetched everything that it fetches by itself, and stands still.
  await page.waitForLoadState('networkidle');
  await untilQuiet(page);
  await page.close();
  return { ...traffic(), recordMs };
}

/** The first visit, or the second to a page that was visited before. */
const measureVisit = (browser: Browser, url: string, visit: Visit): Promise<Figures> =>
  withContext(
    browser,
    url,
    async (context) => {
      if (visit.isReturning === true) await visitOnce(context, visit);
      return visitOnce(context, visit);
    },
    reader,
  );

const units = { transferredBytes: 1000, requests: 1, recordMs: 1 } as const;

/** A line for each row: the medians of both builds, and the ratios of the composed product to the bundle. */
export function formatRows(rows: readonly Measured[]): string {
  const cells = (row: Measured, figure: keyof Figures) => {
    const [composed, bundle] = builds.map((build) =>
      medianOf(row[build].map((one) => one[figure] / units[figure])),
    );
    const ratio = (composed ?? NaN) / (bundle ?? NaN);
    return [`${composed?.toFixed(0)} / ${bundle?.toFixed(0)}`, ratio.toFixed(2)] as const;
  };
  return formatTable(
    ['', 'kB transferred', 'ratio', 'requests', 'first record, ms', 'ratio'],
    rows.map((row) => [
      row.name,
      ...cells(row, 'transferredBytes'),
      cells(row, 'requests')[0],
      ...cells(row, 'recordMs'),
    ]),
  );
}

/** The composed product compared with one bundle of the same sources, on every row a visitor sees. */
export const benchFederation: Bench = async (onProgress, { rounds, rows }) => {
  const measured = chooseRows(visits, rows).map((visit) => ({
    visit,
    row: { name: visit.name, composed: [], bundle: [] } as Measured,
  }));
  await buildBundle(onProgress);
  const origins = await secureOrigins();
  const bundle = await serveBundle(origins.makeOrigin);
  try {
    return await withProduct(
      onProgress,
      async ({ browser, machine, url }) => {
        const addresses = { composed: url, bundle: `${bundle.origin}/` };
        // The first round warms up: it also waits for the server to compress every file.
        for (let round = 0; round <= rounds; round += 1) {
          onProgress(round === 0 ? 'a round to warm up' : `round ${round} of ${rounds}`);
          for (const { visit, row } of measured)
            for (const build of round % 2 === 0 ? builds : builds.toReversed()) {
              const figures = await measureVisit(browser, addresses[build], visit);
              if (round > 0) row[build].push(figures);
            }
        }
        const all = measured.map(({ row }) => row);
        const file = writeResult('federation.json', JSON.stringify({ machine, line, rows: all }));
        return [
          `The composed product / the same sources as one bundle, over HTTP/2 with TLS in Brotli at ${line.roundTripMs} ms and ${line.downMbps} Mbit/s (${machine}): medians of ${rounds} rounds. The reader saves data: nothing is prefetched.`,
          formatRows(all),
          `Written to ${file}`,
        ].join('\n\n');
      },
      origins,
    );
  } finally {
    await bundle.stop();
  }
};
