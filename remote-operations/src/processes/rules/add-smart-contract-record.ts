import { createDemoHash } from 'shared-kernel/domain/compliance';
import type { Process } from 'shared-kernel/domain/process';
import { toMilliseconds } from 'shared-kernel/format';
import { getNextId } from 'shared-kernel/domain/record';
import type { DipTestOutcome } from './process-fields';

type SmartContractRecord = Process['smartContracts'][number];

/** First block number of the demo blockchain. A new block is added every `blockTime` milliseconds. */
const firstBlock = 20_310_000;
const blockTime = 12_000;

/**
 * Returns the block number at the time `now`. The number is always higher than the last block number of the process.
 */
function blockAt(records: readonly SmartContractRecord[], now: string): number {
  const last = records.findLast(({ block }) => block !== undefined);
  if (last?.block === undefined) return firstBlock;
  const blocks = Math.floor((toMilliseconds(now) - toMilliseconds(last.at)) / blockTime);
  return last.block + Math.max(1, blocks);
}

/**
 * Adds the smart contract record of a milestone that was completed at `now` (ISO 8601). For a rejected test, the record
 * says that the release was withheld.
 */
export function addSmartContractRecord(
  process: Process,
  milestoneId: string,
  outcome: DipTestOutcome | undefined,
  now: string,
): Process {
  const milestone = process.milestones.find(({ id }) => id === milestoneId);
  if (!milestone) return process;
  const isRejected = outcome === 'rejected';
  const block = blockAt(process.smartContracts, now);
  const event = isRejected ? 'ReleaseReverted' : 'MilestoneConfirmed';
  const waited = milestone.kind === 're_test' && !isRejected;
  const before = process.smartContracts.map((record) =>
    waited && record.status === 'pending'
      ? { ...record, status: 'executed' as const, block }
      : record,
  );
  const record: SmartContractRecord = {
    id: getNextId(
      `${process.id}-S`,
      before.map(({ id }) => id),
      2,
    ),
    at: now,
    event,
    description: isRejected
      ? `${milestone.name}: the release is on hold.`
      : `${milestone.name}: completed and confirmed.`,
    status: isRejected ? 'reverted' : 'executed',
    hash: createDemoHash([process.id, milestoneId, event, now]),
    block,
  };
  return { ...process, smartContracts: [...before, record] };
}
