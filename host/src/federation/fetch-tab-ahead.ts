import { controlsChunk } from 'shared-kernel/remote';
import { isDataDear } from 'shared-kernel/shell';
import { chunkFiles } from '../head/preload';
import { loadRelease } from './composition';
import type { RemoteTab } from './described-tabs';
import { isFitting, platformOf, screenFiles } from './tab-files';

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
    const own = chunkFiles([...platformOf(tab), controlsChunk]).map((href) => ({
      href,
      digest: '',
    }));
    for (const { href, digest } of [...own, ...screenFiles(tab, release)]) {
      if (brought.has(href)) continue;
      brought.add(href);
      await bring(href, digest);
    }
  } catch {
    // Nothing is lost but the head start.
  }
}
