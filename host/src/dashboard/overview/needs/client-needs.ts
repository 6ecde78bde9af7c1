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
import { needsOf, type Need, type NeedsRequest, type Waiting } from './need';

function documentNeedsOf({ id, companyName, documents }: Client): readonly Need[] {
  const pending = documents.filter(({ status }) => status === 'pending');
  const since = pending.map(({ uploadDate }) => uploadDate).toSorted()[0];
  if (since === undefined) return [];
  const detail = `To review: ${pending.map(({ name }) => name).join(', ')}`;
  const filters = { show: 'documents', section: 'documents' };
  return [
    {
      key: 'document',
      kind: 'clients',
      id,
      title: companyName,
      detail,
      since,
      action: 'Review',
      filters,
    },
  ];
}

/** The clients with a document to be accepted or rejected. */
export const documentNeeds = ({ records, may }: NeedsRequest): readonly Need[] =>
  may('document-review') ? records.clients.flatMap(documentNeedsOf) : [];

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
export function caseNeeds({ records, may }: NeedsRequest): readonly Need[] {
  const isReader = !duties.some((duty) => may(duty));
  const isScreener = may('screening');
  return records.complianceRecords.flatMap((record) =>
    needsOf({ kind: 'compliance', id: record.id, title: record.name, since: record.lastUpdated }, [
      signOffOf(record, may),
      isScreener ? screeningOf(record) : undefined,
      isReader ? issuesOf(record) : undefined,
    ]),
  );
}
