import { useEffect } from 'react';
import { loadRelease } from '../federation/composition';
import type { RemoteTab } from '../federation/described-tabs';
import { isDataDear } from '../federation/is-data-dear';
import { pageRemotes } from '../federation/page-remotes';
import { loadScreen } from '../federation/screens';
import { isFitting, platformOf, screenFiles } from '../federation/tab-files';
import { chunkFiles } from '../head/preload';

/** How long the dashboard stands before it fetches what was not asked for, in milliseconds. */
export const aheadDelayMs = 2000;

/** Readies a tab that is pointed at: its code has come and runs by the time it is opened. A failure is not told: opening the tab asks anew. */
export async function readyTab({ screen, fault }: RemoteTab): Promise<void> {
  if (fault !== undefined || isDataDear()) return;
  await loadScreen(screen).catch(() => undefined);
}

/** Brings a file into the browser's cache, after all that was asked for. */
async function bring(href: string, integrity: string): Promise<void> {
  const address = new URL(href, window.location.href).href;
  // What `script` and `link` ask for with CORS.
  const response = await fetch(address, { integrity, priority: 'low', credentials: 'same-origin' });
  await response.arrayBuffer();
}

/**
 * Fetches what a tab needs beside the files that were brought already, the shell's part of it too, and runs
 * none of it. A failure is not told: opening the tab asks anew.
 */
export async function fetchTabAhead(tab: RemoteTab, brought: Set<string>): Promise<void> {
  if (tab.fault !== undefined || isDataDear()) return;
  try {
    const release = await loadRelease(tab.remote);
    if (!isFitting(release)) return;
    const own = chunkFiles(platformOf(tab)).map((href) => ({ href, digest: '' }));
    for (const { href, digest } of [...own, ...screenFiles(tab, release)]) {
      if (brought.has(href)) continue;
      brought.add(href);
      await bring(href, digest);
    }
  } catch {
    // Nothing is lost but the head start.
  }
}

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

/** Fetches every tab's code in idle time, one after the other, for as long as the caller is shown. */
export function useTabsAhead(): void {
  useEffect(() => {
    let isGone = false;
    const brought = new Set<string>();
    const fetchAll = async () => {
      for (const tab of pageRemotes().tabs) {
        await idle();
        if (isGone) return;
        await fetchTabAhead(tab, brought);
      }
    };
    const timer = setTimeout(() => void fetchAll(), aheadDelayMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
}
