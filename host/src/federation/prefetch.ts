import { isConnectionLimited } from 'shared-kernel/shell';
import type { RemoteTab } from '../page/remote-tabs';
import { loadRelease } from './composition';
import {
  findChunkFiles,
  isKernelCompatible,
  getSharedChunks,
  findScreenFiles,
  type PageFile,
} from './page-files';

/**
 * Loads files into the browser cache one after the other, without running them. Failures are ignored, because opening
 * the tab loads the files again.
 */
export async function prefetch(
  filesOf: () => readonly PageFile[] | Promise<readonly PageFile[]>,
  fetched: Set<string>,
): Promise<void> {
  if (isConnectionLimited()) return;
  try {
    for (const { href, digest = '' } of await filesOf()) {
      if (fetched.has(href)) continue;
      fetched.add(href);
      // The request uses CORS, like the `script` and `link` elements that later load the file.
      const response = await fetch(new URL(href, window.location.href).href, {
        integrity: digest,
        priority: 'low',
        credentials: 'same-origin',
      });
      await response.arrayBuffer();
    }
  } catch {
    // A failure is ignored, because the file is loaded again when its tab opens.
  }
}

export const prefetchTab = (tab: RemoteTab, fetched: Set<string>): Promise<void> =>
  prefetch(async () => {
    if (tab.fault !== undefined) return [];
    const release = await loadRelease(tab.remote);
    if (!isKernelCompatible(release)) return [];
    return [...findChunkFiles(getSharedChunks(tab)), ...findScreenFiles(tab, release)];
  }, fetched);
