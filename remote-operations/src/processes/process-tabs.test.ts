import { processTabLabel, processTabs } from './use-process-view';

describe('process tabs', () => {
  it('[PM1] have their specified order and labels', () => {
    expect(processTabs.map((tab) => processTabLabel[tab])).toEqual([
      'Overview',
      'Calendar View',
      'Alerts & Notifications',
      'Analytics',
    ]);
  });
});
