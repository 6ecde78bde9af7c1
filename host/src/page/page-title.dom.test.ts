import { renderHook } from '@testing-library/react';
import { behaviourKey } from 'shared-kernel/shell';
import { usePageTitle } from './page-title';

describe('browser title', () => {
  it('[G1] names the page and the product', () => {
    renderHook(() => usePageTitle('Overview'));
    expect(document.title).toBe('Overview · Trustfold');
  });

  it('[workspace] adds to the title in reference behaviour that changes are not saved', () => {
    sessionStorage.setItem(behaviourKey, 'reference');
    renderHook(() => usePageTitle('Overview'));
    expect(document.title).toBe('Overview · Trustfold (reference: nothing is kept)');
  });
});
