import { isLeavingDialog, isLeavingForm } from './unsaved-guard';

const here = { pathname: '/trustfold/dashboard/client', search: '?tab=profile&section=security' };

describe('isLeavingForm', () => {
  it.each([
    ['another portal', { ...here, pathname: '/trustfold/dashboard/admin' }],
    ['another tab', { ...here, search: '?tab=contracts&section=security' }],
    ['another section', { ...here, search: '?tab=profile' }],
  ])('[PR4] returns true for navigation to %s', (_what, next) => {
    expect(isLeavingForm(here, next)).toBe(true);
  });

  it.each([
    ['the same place', here],
    [
      'the same place, its query the other way round',
      { ...here, search: '?section=security&tab=profile' },
    ],
    ['something more in the query', { ...here, search: `${here.search}&audit=grace` }],
  ])('[PR4] returns false for navigation to %s', (_what, next) => {
    expect(isLeavingForm(here, next)).toBe(false);
  });
});

describe('isLeavingDialog', () => {
  it('[CL6] returns true for a different URL and false for the current one', () => {
    expect(isLeavingDialog(here, { ...here, search: `${here.search}&client=CL-003` })).toBe(true);
    expect(isLeavingDialog(here, { ...here, pathname: '/trustfold/dashboard/admin' })).toBe(true);
    expect(isLeavingDialog(here, here)).toBe(false);
  });
});
