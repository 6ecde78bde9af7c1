import { riskLevelView } from 'shared-kernel/domain/lifecycle';
import { portalLabel } from 'shared-kernel/domain/portal';
import {
  pendingDecision,
  standingDecision,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import { asSentence, dayOf, formatDate, formatDateTime } from 'shared-kernel/format';
import { DescriptionGrid } from 'shared-kernel/records';
import { Link, useRecordPath } from 'shared-kernel/shell';
import { Section, Stack, StatusTag } from 'shared-kernel/ui';
import { useRecord, useShownClient, useWorkspaceClock } from 'shared-kernel/workspace';
import { useMemo } from 'react';
import { caseStatus } from '../rules/case-status';
import { caseCauseView, caseStatusView, outcomeLabel } from '../case-views';
import { holderOf } from '../queue/queue-columns';
import { usePeople } from '../queue/use-people';
import { RecordTrail } from '../../records/record-trail';
import { HitFacts } from '../../sanctions/hit-facts';
import { hitsOf } from '../../sanctions/hits';
import { ReviewHistory } from './review-history';
import { ReviewPrintSheet } from './review-print-sheet';

const kinds = {
  client: { kind: 'compliance', label: 'Compliance case' },
  transaction: { kind: 'transactions', label: 'Transaction' },
  document: { kind: 'clients', label: 'Client with the document' },
  process: { kind: 'processes', label: 'Process' },
} as const;

/** The decision that waits, or that stands. */
function DecisionLine({ one }: { readonly one: ReviewCase }) {
  const pending = pendingDecision(one);
  const decision = pending ?? standingDecision(one);
  if (!decision) return null;
  const { outcome, name, by, reason } = decision;
  return (
    <p>
      {asSentence(`${outcomeLabel[outcome]}: ${reason}`)} Submitted by {name}
      {pending
        ? ` in the ${portalLabel[by]} portal; another person, in another portal, approves it.`
        : asSentence(`, approved by ${decision.end?.name ?? ''}`)}
    </p>
  );
}

/** What matches the entry of the list that the case is about. */
function CaseHits({ one }: { readonly one: ReviewCase }) {
  const { data: client } = useRecord('clients', one.clientId);
  const hits = useMemo(() => (client ? hitsOf(client, []) : []), [client]);
  const about = hits.filter(({ entry }) => entry.id === one.subject.part);
  if (!client) return null;
  return (
    <Section title="Sanctions hit" look="plain">
      {about.length === 0 && <p>The client’s data has changed and no longer matches this entry.</p>}
      {about.map((hit) => (
        <HitFacts key={hit.digest} hit={hit} />
      ))}
    </Section>
  );
}

/** What a review case is about, where it stands, and all that was said and decided. */
export function ReviewDetails({ one }: { readonly one: ReviewCase }) {
  const people = usePeople();
  const today = dayOf(useWorkspaceClock());
  const recordPath = useRecordPath();
  const shown = useShownClient(one);
  const { kind, label } = kinds[one.subject.kind];
  const path = recordPath(kind, one.subject.id);
  return (
    <Stack>
      <DecisionLine one={one} />
      <DescriptionGrid
        items={[
          { label: 'Cause', value: <StatusTag view={caseCauseView[one.cause]} /> },
          { label: 'Status', value: <StatusTag view={caseStatusView[caseStatus(one, today)]} /> },
          { label: 'Risk', value: <StatusTag view={riskLevelView[one.riskLevel]} /> },
          { label: 'Due', value: formatDate(one.due) },
          { label: 'With', value: holderOf(one, people) },
          {
            label: 'Client',
            value:
              one.clientId === undefined ? (
                shown.client
              ) : (
                <Link to={recordPath('clients', one.clientId)}>{shown.client}</Link>
              ),
          },
          { label: 'Subject', value: <Link to={path}>{label}</Link> },
          { label: 'Opened', value: formatDateTime(one.openedAt) },
          ...(one.snoozedUntil === undefined
            ? []
            : [{ label: 'Snoozed until', value: formatDate(one.snoozedUntil) }]),
        ]}
      />
      {one.cause === 'sanctions_hit' && <CaseHits one={one} />}
      <ReviewHistory one={one} />
      <RecordTrail collection="cases" id={one.id} noun="review case" />
      <ReviewPrintSheet one={one} />
    </Stack>
  );
}
