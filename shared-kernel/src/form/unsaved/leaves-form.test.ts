import { isLeavingDialog, isLeavingForm } from './unsaved-guard';

const here = { pathname: '/trustfold/dashboard/client', search: '?tab=profile&section=security' };

describe('isLeavingForm', () => {
  it.each([
    ['another portal', { ...here, pathname: '/trustfold/dashboard/admin' }],
    ['another tab', { ...here, search: '?tab=contracts&section=security' }],
    ['another section', { ...here, search: '?tab=profile' }],
  ])('[PR4] navigation to %s counts as leaving the form', (_what, next) => {
    expect(isLeavingForm(here, next)).toBe(true);
  });

  it.each([
    ['the same URL', here],
    [
      'the same URL with reordered parameters',
      { ...here, search: '?section=security&tab=profile' },
    ],
    [
      'the same URL with an additional parameter',
      { ...here, search: `${here.search}&audit=grace` },
    ],
  ])('[PR4] navigation to %s does not count as leaving the form', (_what, next) => {
    expect(isLeavingForm(here, next)).toBe(false);
  });
});

describe('isLeavingDialog', () => {
  it('[CL6] only navigation to a different URL counts as leaving a dialog', () => {
    expect(isLeavingDialog(here, { ...here, search: `${here.search}&client=CL-003` })).toBe(true);
    expect(isLeavingDialog(here, { ...here, pathname: '/trustfold/dashboard/admin' })).toBe(true);
    expect(isLeavingDialog(here, here)).toBe(false);
  });
});
