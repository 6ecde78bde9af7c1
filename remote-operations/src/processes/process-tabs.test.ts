import { processTabLabel, processTabs } from './use-process-view';

describe('processTabs', () => {
  it('[PM1] lists the tabs in the specified order with their labels', () => {
    expect(processTabs.map((tab) => processTabLabel[tab])).toEqual([
      'Overview',
      'Calendar View',
      'Alerts & Notifications',
      'Analytics',
    ]);
  });
});
