import 'fake-indexeddb/auto';
import { createBrowserSource } from '../workspace/create-source';
import { sampleClock } from '../workspace/test-support/create-test-workspace';
import { createWorkspace, type Workspace } from '../workspace/workspace';

export { waitUntil } from '../workspace/test-support/wait-until';

/**
 * A workspace stored in IndexedDB and seeded with the sample. Two with the same name act as two tabs. The test must
 * close it.
 */
export const openBrowserWorkspace = (name: string, now = sampleClock): Workspace =>
  createWorkspace({ source: createBrowserSource({ name }), behaviour: 'live', now });
