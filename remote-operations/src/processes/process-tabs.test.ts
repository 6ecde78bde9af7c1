import { processTabLabel, processTabs } from './use-process-view';

describe('processTabs', () => {
  it('[PM1] the process tabs have the specified order and labels', () => {
    expect(processTabs.map((tab) => processTabLabel[tab])).toEqual([
      'Overview',
      'Calendar View',
      'Alerts & Notifications',
      'Analytics',
    ]);
  });
});
