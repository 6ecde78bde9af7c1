import { useState } from 'react';
import type { Process } from 'shared-kernel/domain/process';
import { newestFirst } from 'shared-kernel/format';
import { Section, SegmentedTabs, Stack } from 'shared-kernel/ui';
import { useAvailability, useInventedRemark } from 'shared-kernel/workspace';
import { milestoneTerms } from '../commands/terms';
import styles from '../list/process-details.module.css';
import { CommunicationTimeline } from './communication-timeline';
import { SmartContractRecords } from './smart-contract-records';

interface ProcessLogProps {
  readonly process: Process;
}

type LogTab = 'communications' | 'records';

const byTime = newestFirst(({ at }: { readonly at: string }) => at);

function LogTabs({ process: { communications, smartContracts } }: ProcessLogProps) {
  const [tab, setTab] = useState<LogTab>('communications');
  const remark = useInventedRemark(
    'Kept in this workspace. Hashes and blocks are sample values; no blockchain is used.',
  );
  return (
    <SegmentedTabs
      label="Messages and records"
      tabs={[
        { key: 'communications', label: 'Messages', count: communications.length },
        { key: 'records', label: 'Smart contract records', count: smartContracts.length },
      ]}
      value={tab}
      onChange={setTab}
    >
      {tab === 'communications' ? (
        <CommunicationTimeline communications={communications.toSorted(byTime)} />
      ) : (
        <Stack isClose>
          {remark !== undefined && <p className={styles.quiet}>{remark}</p>}
          <SmartContractRecords records={smartContracts.toSorted(byTime)} />
        </Stack>
      )}
    </SegmentedTabs>
  );
}

/**
 * What was said about a process and what its smart contract recorded: two tabs with the newest first where the process is
 * worked on, else one below the other in their order (PM2).
 */
export function ProcessLog({ process }: ProcessLogProps) {
  const isWorked = useAvailability(milestoneTerms).state !== 'inert';
  if (isWorked) return <LogTabs process={process} />;
  return (
    <>
      <Section title="Communication timeline" look="plain" level={4}>
        <CommunicationTimeline communications={process.communications} />
      </Section>
      <Section title="Smart contract records" look="plain" level={4}>
        <SmartContractRecords records={process.smartContracts} />
      </Section>
    </>
  );
}
