export { createMemoryRouter } from 'react-router-dom';
export {
  createTestWorkspace,
  testWorkspaceFailure,
  type TestWorkspaceOptions,
  type TestWorkspaceState,
} from '../workspace/testing';
export { renderWithProviders, type Rendered, type RenderOptions } from './render-with-providers';
export { TestTheme } from './test-theme';
