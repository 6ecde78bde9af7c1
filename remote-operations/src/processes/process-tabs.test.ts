import { processTabLabel, processTabs } from './use-process-view';

describe('the process vocabulary', () => {
  it('[PM1] has the four tabs in their order with their literal labels', () => {
    expect(processTabs.map((tab) => processTabLabel[tab])).toEqual([
      'Overview',
      'Calendar View',
      'Alerts & Notifications',
      'Analytics',
    ]);
  });
});
