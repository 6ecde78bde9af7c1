import type { Client } from 'shared-kernel/domain/client';
import {
  awaitedSignOffs,
  screeningsToWork,
  screeningState,
  signOffPortal,
  type ComplianceRecord,
  type ScreeningState,
} from 'shared-kernel/domain/compliance';
import { lifecycleStageView, requiredSignOffs } from 'shared-kernel/domain/lifecycle';
import { formatNumber } from 'shared-kernel/format';
import { duties } from 'shared-kernel/workspace';
import type { Need, NeedsRequest } from './need';

type Waiting = Pick<Need, 'key' | 'detail' | 'action' | 'filters'>;

function documentNeed({ id, companyName, documents }: Client): Need | undefined {
  const pending = documents.filter(({ status }) => status === 'pending');
  const since = pending.map(({ uploadDate }) => uploadDate).toSorted()[0];
  if (since === undefined) return undefined;
  return {
    key: 'document',
    kind: 'clients',
    id,
    title: companyName,
    detail: `To review: ${pending.map(({ name }) => name).join(', ')}`,
    since,
    action: 'Review',
    filters: { show: 'documents', section: 'documents' },
  };
}

/** The clients with a document to be accepted or rejected. */
export const documentNeeds = ({ records, may }: NeedsRequest): readonly (Need | undefined)[] =>
  may('document-review') ? records.clients.map(documentNeed) : [];

/** What a screening waits for here. */
const screeningText: Partial<Record<ScreeningState, string>> = {
  unstarted: 'not requested',
  received: 'to be decided',
  flagged: 'flagged',
};

function screeningOf(record: ComplianceRecord): Waiting | undefined {
  const open = screeningsToWork(record).map(
    (screening) =>
      `${screening.toUpperCase()} ${screeningText[screeningState(record, screening)] ?? ''}`,
  );
  if (open.length === 0) return undefined;
  const filters = { waits: 'screening', sort: 'staleness' };
  return { key: 'screening', detail: open.join(', '), action: 'Review', filters };
}

function signOffOf(record: ComplianceRecord, may: NeedsRequest['may']): Waiting | undefined {
  const missing = awaitedSignOffs(record);
  const party = missing.find((each) => may('sign-off', { portal: signOffPortal[each] }));
  if (!party) return undefined;
  const given = `${formatNumber(requiredSignOffs - missing.length)} of ${formatNumber(requiredSignOffs)}`;
  const { label } = lifecycleStageView[record.currentStage];
  return {
    key: 'sign-off',
    detail: `${label} · ${given} sign-offs`,
    action: 'Sign off',
    filters: { waits: party, sort: 'staleness' },
  };
}

function issuesOf({ flaggedIssues }: ComplianceRecord): Waiting | undefined {
  const [first, ...more] = flaggedIssues;
  if (first === undefined) return undefined;
  const others = more.length === 0 ? '' : ` · and ${formatNumber(more.length)} more`;
  return {
    key: 'case',
    detail: `${first}${others}`,
    action: 'View',
    filters: { show: 'flagged', sort: 'staleness' },
  };
}

/**
 * The compliance cases that wait for this portal’s sign-off or screening; a portal without any duty looks after those
 * with a flagged issue.
 */
export function caseNeeds({ records, may }: NeedsRequest): readonly (Need | undefined)[] {
  const isReader = !duties.some((duty) => may(duty));
  const isScreener = may('screening');
  return records.complianceRecords.flatMap((record) => {
    const waiting = [
      signOffOf(record, may),
      isScreener ? screeningOf(record) : undefined,
      isReader ? issuesOf(record) : undefined,
    ];
    return waiting.map(
      (each): Need | undefined =>
        each && {
          ...each,
          kind: 'compliance',
          id: record.id,
          title: record.name,
          since: record.lastUpdated,
        },
    );
  });
}
