import { riskLevelView } from 'shared-kernel/domain/lifecycle';
import { portalLabel } from 'shared-kernel/domain/portal';
import {
  caseStatus,
  pendingDecision,
  standingDecision,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import { asSentence, dayOf, formatDate, formatDateTime } from 'shared-kernel/format';
import { DescriptionGrid } from 'shared-kernel/records';
import { Link, useRecordPath } from 'shared-kernel/shell';
import { Section, Stack, StatusTag } from 'shared-kernel/ui';
import {
  useRecord,
  useScreeningRules,
  useShownClient,
  useWorkspaceClock,
  usePeople,
} from 'shared-kernel/workspace';
import { useMemo } from 'react';
import { caseCauseView, caseStatusView, outcomeLabel } from '../case-views';
import { holderOf } from '../queue/queue-columns';
import { RecordTrail } from '../../records/record-trail';
import { FindingFacts } from '../../sanctions/hit-facts';
import { isScreeningCase } from '../rules/screening-case';
import { ReviewHistory } from './review-history';
import { ReviewPrintSheet } from './review-print-sheet';

const kinds = {
  client: { kind: 'compliance', label: 'Compliance case' },
  transaction: { kind: 'transactions', label: 'Transaction' },
  document: { kind: 'clients', label: 'Client with the document' },
  process: { kind: 'processes', label: 'Process' },
  contract: { kind: 'contracts', label: 'Contract' },
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

const roles = {
  client: 'Client',
  transaction: 'Counterparty',
  document: 'Client',
  process: 'Vendor',
  contract: 'Signatory',
} as const;

/** The name of a screening case without what it was compared with. */
const screenedName = ({ name }: ReviewCase) => name.replace(/ \([^()]*\)$/, '');

/** What screening found about the client or the name that the case is about. */
function CaseFindings({ one }: { readonly one: ReviewCase }) {
  const { cause, subject, clientId } = one;
  const isOfClient = subject.kind === 'client';
  const { data: client } = useRecord('clients', isOfClient ? clientId : undefined);
  const { data: rules, isError } = useScreeningRules();
  const about = useMemo(() => {
    if (!rules || (isOfClient && !client)) return undefined;
    const all = client
      ? rules.clientFindings(client, [])
      : rules.findingsOf([{ role: roles[subject.kind], names: [screenedName(one)] }], []);
    return all.filter((each) => each.cause === cause && each.part === subject.part);
  }, [rules, isOfClient, client, one, cause, subject]);
  if (isError) return <p>The sanctions list could not be loaded.</p>;
  if (!about) return null;
  return (
    <Section title={caseCauseView[cause].label} look="plain">
      {about.length === 0 && <p>The data has changed and no longer matches this entry.</p>}
      {about.map((finding) => (
        <FindingFacts key={finding.digest} finding={finding} />
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
              (one.clientId ?? '') === '' ? (
                shown.client
              ) : (
                <Link to={recordPath('clients', one.clientId ?? '')}>{shown.client}</Link>
              ),
          },
          { label: 'Subject', value: <Link to={path}>{label}</Link> },
          { label: 'Opened', value: formatDateTime(one.openedAt) },
          ...(one.snoozedUntil === undefined
            ? []
            : [{ label: 'Snoozed until', value: formatDate(one.snoozedUntil) }]),
        ]}
      />
      {isScreeningCase(one) && <CaseFindings one={one} />}
      <ReviewHistory one={one} />
      <RecordTrail collection="cases" id={one.id} noun="review case" />
      <ReviewPrintSheet one={one} />
    </Stack>
  );
}
