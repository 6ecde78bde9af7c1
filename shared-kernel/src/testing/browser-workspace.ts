import 'fake-indexeddb/auto';
import { createBrowserSource } from '../workspace/create-source';
import { sampleClock } from '../workspace/test-support/create-test-workspace';
import { createWorkspace, type Workspace } from '../workspace/workspace';

export { waitUntil } from '../workspace/test-support/wait-until';

/**
 * Opens a workspace in IndexedDB with the sample data. Two workspaces with the same name behave like two tabs. The test
 * must close the workspace.
 */
export const openBrowserWorkspace = (name: string, now = sampleClock): Workspace =>
  createWorkspace({ source: createBrowserSource({ name }), behaviour: 'live', now });
