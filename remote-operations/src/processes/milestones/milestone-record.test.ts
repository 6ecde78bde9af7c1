import { processSchema } from 'shared-kernel/domain/process';
import { processes } from 'shared-kernel/testing/records';
import * as v from 'valibot';
import { withMilestoneRecord } from './milestone-record';

const now = '2024-07-22T10:00:00.000Z';
const [crude] = processes;
if (!crude) throw new Error('The sample has a process');
const reTest = crude.currentMilestone;

describe('what the smart contract records', () => {
  it('[PM2] is one more record for a completed milestone, in a later block', () => {
    const after = withMilestoneRecord(crude, reTest, 'confirmed', now);
    expect(v.is(processSchema, after)).toBe(true);
    expect(after.smartContracts).toHaveLength(crude.smartContracts.length + 1);
    const [before, record] = after.smartContracts.slice(-2);
    expect(record).toMatchObject({
      id: `${crude.id}-S06`,
      at: now,
      event: 'MilestoneConfirmed',
      status: 'executed',
    });
    const blocks = crude.smartContracts.flatMap(({ block }) => block ?? []);
    expect(record?.block).toBeGreaterThan(Math.max(...blocks));
    expect(before).toMatchObject({ event: 'ReTestRequested', status: 'executed' });
  });

  it('[PM2, PM6] is the release held back after a rejected test, which waits on', () => {
    const after = withMilestoneRecord(crude, reTest, 'rejected', now);
    const [before, record] = after.smartContracts.slice(-2);
    expect(record).toMatchObject({ event: 'ReleaseReverted', status: 'reverted' });
    expect(before).toMatchObject({ event: 'ReTestRequested', status: 'pending' });
  });

  it('[PM2] starts at the first block of a new process, and rises even when the clock jumps back', () => {
    const fresh = { ...crude, smartContracts: [] };
    const first = withMilestoneRecord(fresh, reTest, undefined, now);
    const second = withMilestoneRecord(first, reTest, undefined, '1970-01-01T00:00:00.000Z');
    const [one, two] = second.smartContracts.map(({ block = 0 }) => block);
    expect(second.smartContracts.map(({ id }) => id)).toEqual([
      `${crude.id}-S01`,
      `${crude.id}-S02`,
    ]);
    expect(two).toBe((one ?? 0) + 1);
  });

  it('[PM2] is nothing for a milestone that is none', () => {
    expect(withMilestoneRecord(crude, 'M99', undefined, now)).toBe(crude);
  });
});
