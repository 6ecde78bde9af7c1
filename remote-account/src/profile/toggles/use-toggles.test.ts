import { liveModeToggleDescriptions } from './use-toggles';

describe('descriptions of the toggles in live mode', () => {
  it('[PR9, PR10, PR11] exactly four settings say that they are only saved as a preference', () => {
    const recorded = Object.entries(liveModeToggleDescriptions)
      .filter(([, text]) => text.startsWith('Saved as a preference.'))
      .map(([key]) => key);
    expect(recorded).toEqual([
      'apiAccess',
      'platformUpdates',
      'analyticsTracking',
      'shareUsageData',
    ]);
  });
});
