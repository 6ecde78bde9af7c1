import { prefersLessData } from 'shared-kernel/shell';
import { loadRelease } from './composition';
import type { RemoteTab } from '../page/described-tabs';
import { bringFiles, ownFiles } from '../loading/prefetch-chunks';
import { isFitting, platformOf, screenFiles } from '../loading/tab-files';

/**
 * Fetches what a tab needs beside the files that were brought already, the shell's part of it too, and runs
 * none of it. Ignores failures: opening the tab asks again.
 */
export async function prefetchTab(tab: RemoteTab, brought: Set<string>): Promise<void> {
  if (tab.fault !== undefined || prefersLessData()) return;
  try {
    const release = await loadRelease(tab.remote);
    if (!isFitting(release)) return;
    await bringFiles([...ownFiles(platformOf(tab)), ...screenFiles(tab, release)], brought);
  } catch {
    // Nothing is lost but the head start.
  }
}
