import { processSchema } from 'shared-kernel/domain/process';
import { processes } from 'shared-kernel/testing/records';
import * as v from 'valibot';
import { addSmartContractRecord } from './add-smart-contract-record';

const now = '2024-07-22T10:00:00.000Z';
const [crude] = processes;
if (!crude) throw new Error('The sample has a process');
const reTest = crude.currentMilestone;

describe('addSmartContractRecord', () => {
  it('[PM2] a completed milestone adds a smart contract record in a later block', () => {
    const after = addSmartContractRecord(crude, reTest, 'confirmed', now);
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

  it('[PM2, PM6] a rejected test adds a smart contract record of the reverted release and leaves the re-test request pending', () => {
    const after = addSmartContractRecord(crude, reTest, 'rejected', now);
    const [before, record] = after.smartContracts.slice(-2);
    expect(record).toMatchObject({ event: 'ReleaseReverted', status: 'reverted' });
    expect(before).toMatchObject({ event: 'ReTestRequested', status: 'pending' });
  });

  it('[PM2] block numbers increase, even if the system clock is set back', () => {
    const fresh = { ...crude, smartContracts: [] };
    const first = addSmartContractRecord(fresh, reTest, undefined, now);
    const second = addSmartContractRecord(first, reTest, undefined, '1970-01-01T00:00:00.000Z');
    const [one, two] = second.smartContracts.map(({ block = 0 }) => block);
    expect(second.smartContracts.map(({ id }) => id)).toEqual([
      `${crude.id}-S01`,
      `${crude.id}-S02`,
    ]);
    expect(two).toBe((one ?? 0) + 1);
  });

  it('[PM2] an unknown milestone adds no smart contract record', () => {
    expect(addSmartContractRecord(crude, 'M99', undefined, now)).toBe(crude);
  });
});
