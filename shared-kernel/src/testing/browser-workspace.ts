import 'fake-indexeddb/auto';
import { createBrowserSource } from '../workspace/create-source';
import { sampleClock } from '../workspace/test-support/create-test-workspace';
import { createWorkspace, type Workspace } from '../workspace/workspace';

export { until } from '../workspace/test-support/until';

/**
 * A workspace that a browser keeps, seeded with the sample; two of one name are two of its tabs. To be
 * closed by the test.
 */
export const openBrowserWorkspace = (name: string, now = sampleClock): Workspace =>
  createWorkspace({ source: createBrowserSource({ name }), behaviour: 'live', now });
