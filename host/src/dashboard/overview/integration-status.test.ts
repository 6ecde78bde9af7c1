import { integrations, integrationStatusView, integrationView } from './integration-status';

describe('the integrations', () => {
  it('[F5] are four, all Active', () => {
    expect(integrations.map((integration) => integrationView[integration].label)).toEqual([
      'Calendar',
      'E-signature',
      'Video conference',
      'File storage',
    ]);
    expect(integrationStatusView.label).toBe('Active');
  });
});
