export { createMemoryRouter } from 'react-router-dom';
export { renderWithProviders, type Rendered, type RenderOptions } from './render-with-providers';
export { TestTheme } from './test-theme';
export { renderSteps } from './render-steps';
export { typeAsItOpens, typedNowhere, typedOnly } from './type-as-it-opens';
