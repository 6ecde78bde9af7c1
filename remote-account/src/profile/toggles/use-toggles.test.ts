import { liveDescription } from './use-toggles';

describe('what the toggles say in live', () => {
  it('[PR9, PR10, PR11] is that these four alone are recorded and do nothing else', () => {
    const recorded = Object.entries(liveDescription)
      .filter(([, text]) => text.startsWith('Saved as a preference only;'))
      .map(([key]) => key);
    expect(recorded).toEqual([
      'apiAccess',
      'platformUpdates',
      'analyticsTracking',
      'shareUsageData',
    ]);
  });
});
