import { chunkFiles } from './chunk-files';
import { prefetch } from './prefetch';
import { isKernelCompatible, sharedChunksOf, screenFiles } from './tab-files';
import type { RemoteTab } from '../page/described-tabs';
import { loadRelease } from './composition';

/** Fetches the files of a tab and of its shared modules, except those already fetched. */
export const prefetchTab = (tab: RemoteTab, fetched: Set<string>): Promise<void> =>
  prefetch(async () => {
    if (tab.fault !== undefined) return [];
    const release = await loadRelease(tab.remote);
    if (!isKernelCompatible(release)) return [];
    return [...chunkFiles(sharedChunksOf(tab)), ...screenFiles(tab, release)];
  }, fetched);
