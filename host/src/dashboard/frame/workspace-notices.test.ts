import type { WorkspaceStatus } from 'shared-kernel/workspace';
import { describeMissingLocks, describeDurability, describeQuarantine } from './workspace-notice';

const failures: readonly WorkspaceStatus['reason'][] = [
  'blocked',
  'full',
  'unresponsive',
  'failed',
];

describe('describeDurability', () => {
  it.each(failures)(
    '[workspace] a notice says that changes are not saved if storage is %s',
    (reason) => {
      const status = { durability: 'memory' as const, reason, quarantined: 0, isAlone: false };
      expect(describeDurability(status)).toMatch(/discards your changes|Reload/);
    },
  );

  it('[workspace] there is no notice for durable storage or in reference mode', () => {
    expect(
      describeDurability({
        durability: 'durable',
        reason: undefined,
        quarantined: 0,
        isAlone: false,
      }),
    ).toBeUndefined();
    expect(
      describeDurability({
        durability: 'memory',
        reason: 'reference',
        quarantined: 0,
        isAlone: false,
      }),
    ).toBeUndefined();
  });
});

describe('describeQuarantine', () => {
  it('[workspace] a notice shows the number of quarantined records', () => {
    const status = { durability: 'durable' as const, reason: undefined, isAlone: false };
    expect(describeQuarantine({ ...status, quarantined: 0 })).toBeUndefined();
    expect(describeQuarantine({ ...status, quarantined: 1 })).toMatch(/^1 damaged record was/);
    expect(describeQuarantine({ ...status, quarantined: 7 })).toMatch(/^7 damaged records were/);
  });
});

describe('describeMissingLocks', () => {
  it('[workspace] a notice asks to use only one tab if the browser does not support locks', () => {
    const status = { durability: 'durable' as const, reason: undefined, quarantined: 0 };
    expect(describeMissingLocks({ ...status, isAlone: true })).toMatch(/one tab/);
    expect(describeMissingLocks({ ...status, isAlone: false })).toBeUndefined();
  });
});
