export { createMemoryRouter } from 'react-router-dom';
export { toCsv } from '../format/csv';
export type { Undo } from '../workspace/command-result';
export { commandTester, type CommandTester } from '../workspace/test-support/command-tester';
export { contentsOf } from '../workspace/test-support/contents';
export { testSession, type TestSession } from '../workspace/test-support/session';
export { until } from '../workspace/test-support/until';
export {
  createTestWorkspace,
  testWorkspaceFailure,
  type TestWorkspaceOptions,
  type TestWorkspaceState,
} from '../workspace/testing';
export type { Change } from '../workspace/source';
export type { Workspace } from '../workspace/workspace';
export { writeFault } from '../workspace/write-fault';
export type { CommandInputs } from './command-inputs';
export { dateIs } from './date-is';
export { renderWithProviders, type Rendered, type RenderOptions } from './render-with-providers';
export { TestTheme } from './test-theme';
