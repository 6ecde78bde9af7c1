export { createMemoryRouter } from 'react-router-dom';
export {
  renderWithProviders,
  type RenderedScreen,
  type RenderOptions,
} from './render-with-providers';
export { TestTheme } from './test-theme';
export { renderSteps } from './render-steps';
export { typeWhileOpening, typedWithoutField, typedTextState } from './type-while-opening';
