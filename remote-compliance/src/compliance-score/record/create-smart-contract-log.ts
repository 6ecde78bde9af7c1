import { compareInstants } from 'shared-kernel/format';
import { lifecycleStageDisplay, type LifecycleStage } from 'shared-kernel/domain/lifecycle';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import type { MilestoneStatus } from '../rules/milestone';

const action: Record<MilestoneStatus, string> = {
  completed: 'released the milestone',
  current: 'opened the milestone',
  flagged: 'held the milestone',
  pending: 'queued the milestone',
};

export interface SmartContractLogEntry {
  readonly stage: LifecycleStage;
  readonly status: MilestoneStatus;
  readonly timestamp: string;
  readonly text: string;
  readonly hash: string;
}

/**
 * Returns the smart contract log of a compliance record, oldest entry first. Each milestone with a hash has one entry
 * (CO4).
 */
export const createSmartContractLog = ({
  milestones,
}: Pick<ComplianceRecord, 'milestones'>): SmartContractLogEntry[] =>
  milestones
    .flatMap(({ stage, status, timestamp, smartContractHash: hash }) =>
      timestamp === undefined || hash === undefined
        ? []
        : [
            {
              stage,
              status,
              timestamp,
              hash,
              text: `${lifecycleStageDisplay[stage].label}: ${action[status]}`,
            },
          ],
    )
    .toSorted((a, b) => compareInstants(a.timestamp, b.timestamp));
