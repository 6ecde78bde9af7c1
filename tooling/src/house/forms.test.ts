import { documentsOf } from '../docs/documents';
import { isTestFile } from './read-house';

const forms = documentsOf('.tsx')
  .filter(({ path, text }) => !isTestFile(path) && /<form\b/.test(text))
  .map(({ path, text }) => ({ path, isRegistered: /\b(?:handleSubmit|register)\(/.test(text) }));

describe('the forms of the product', () => {
  it('[tooling] take their fields from react-hook-form; a search submits nothing', () => {
    expect(forms.length).toBeGreaterThan(5);
    expect(forms.filter(({ isRegistered }) => !isRegistered).map(({ path }) => path)).toEqual([
      'host/src/portal-selection/portal-search.tsx',
    ]);
  });
});
