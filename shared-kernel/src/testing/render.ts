export { createMemoryRouter } from 'react-router-dom';
export {
  renderWithProviders,
  type RenderedScreen,
  type RenderOptions,
} from './render-with-providers';
export { TestTheme } from './test-theme';
export { renderNavigationSteps } from './render-steps';
export {
  typeIntoOpeningDialog,
  expectedEmptyTypingResult,
  expectedTypingResult,
} from './type-into-opening-dialog';
