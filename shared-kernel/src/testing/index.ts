export { checkDescription } from './check-description';
export { contractTemplateSchema } from '../domain/contract/contract-template';
export { onTryAgain } from '../loading/retry';
export { toCsv } from '../format/csv';
export type { Undo } from '../workspace/commands/command-result';
export { commandTester, type CommandTester } from '../workspace/test-support/command-tester';
export { contentsOf } from '../workspace/test-support/contents';
export { permissionsIn } from '../workspace/test-support/permissions-in';
export { testSession, type TestSession } from '../workspace/test-support/session';
export {
  createTestWorkspace,
  testWorkspaceFailure,
  type TestWorkspaceOptions,
  type TestWorkspaceState,
} from '../workspace/test-support/create-test-workspace';
export type { Change } from '../workspace/database/source';
export { workspaceOfPortal } from '../workspace/react/scoped-workspace';
export type { Workspace } from '../workspace/workspace';
export { exportPack } from '../evidence-pack/pack-commands';
export { exportQuarantine, exportWorkspace } from '../workspace/files/export-commands';
export { resetWorkspace } from '../workspace/files/replace-commands';
export { createSharedWorkspace } from '../workspace/server/shared-workspace';
export type { CommandInputs } from './command-inputs';
export { setSystemDate } from './set-system-date';
