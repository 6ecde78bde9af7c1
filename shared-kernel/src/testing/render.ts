export { createMemoryRouter } from 'react-router-dom';
export { renderWithProviders, type Rendered, type RenderOptions } from './render-with-providers';
export { TestTheme } from './test-theme';
export { renderSteps } from './render-steps';
export { typeWhileOpening, typedWithoutField, onlyTyped } from './type-while-opening';
