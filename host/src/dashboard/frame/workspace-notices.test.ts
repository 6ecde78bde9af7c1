import type { WorkspaceStatus } from 'shared-kernel/workspace';
import { missingLocksNotice, durabilityNotice, quarantineNotice } from './workspace-notice';

const failures: readonly WorkspaceStatus['reason'][] = [
  'blocked',
  'full',
  'unresponsive',
  'failed',
];

describe('durabilityNotice', () => {
  it.each(failures)(
    '[workspace] a notice says that nothing is saved if storage is %s',
    (reason) => {
      const status = { durability: 'memory' as const, reason, quarantined: 0, isAlone: false };
      expect(durabilityNotice(status)).toMatch(/discards your changes|Reload/);
    },
  );

  it('[workspace] there is no notice for durable storage or in reference mode', () => {
    expect(
      durabilityNotice({
        durability: 'durable',
        reason: undefined,
        quarantined: 0,
        isAlone: false,
      }),
    ).toBeUndefined();
    expect(
      durabilityNotice({
        durability: 'memory',
        reason: 'reference',
        quarantined: 0,
        isAlone: false,
      }),
    ).toBeUndefined();
  });
});

describe('quarantineNotice', () => {
  it('[workspace] a notice counts the quarantined records', () => {
    const status = { durability: 'durable' as const, reason: undefined, isAlone: false };
    expect(quarantineNotice({ ...status, quarantined: 0 })).toBeUndefined();
    expect(quarantineNotice({ ...status, quarantined: 1 })).toMatch(/^1 damaged record was/);
    expect(quarantineNotice({ ...status, quarantined: 7 })).toMatch(/^7 damaged records were/);
  });
});

describe('missingLocksNotice', () => {
  it('[workspace] a notice asks to use only one tab if the browser does not support locks', () => {
    const status = { durability: 'durable' as const, reason: undefined, quarantined: 0 };
    expect(missingLocksNotice({ ...status, isAlone: true })).toMatch(/one tab/);
    expect(missingLocksNotice({ ...status, isAlone: false })).toBeUndefined();
  });
});
