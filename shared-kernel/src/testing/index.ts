export { assertValidDescription } from './assert-valid-description';
export { contractTemplateSchema } from '../domain/contract/contract-template';
export { subscribeToRetries } from '../loading/retry';
export { toCsv } from '../format/csv';
export type { UndoFunction } from '../workspace/commands/command-result';
export { createCommandTester, type CommandTester } from '../workspace/test-support/command-tester';
export { readContents } from '../workspace/test-support/contents';
export { createPermissionCheck } from '../workspace/test-support/create-permission-check';
export { createTestSession, type TestSession } from '../workspace/test-support/session';
export {
  createTestWorkspace,
  testWorkspaceFailure,
  type TestWorkspaceOptions,
  type TestWorkspaceState,
} from '../workspace/test-support/create-test-workspace';
export type { Change } from '../workspace/database/source';
export { getPortalWorkspace } from '../workspace/react/get-portal-workspace';
export type { Workspace } from '../workspace/workspace';
export { exportEvidencePack } from '../evidence-pack/pack-commands';
export { exportQuarantine, exportWorkspace } from '../workspace/files/export-commands';
export { resetWorkspace } from '../workspace/files/replace-commands';
export { createSharedWorkspace } from '../workspace/server/shared-workspace';
export type { CommandInputs } from './command-inputs';
export { setSystemDate } from './set-system-date';
