import type { Client } from 'shared-kernel/domain/client';
import { isScreeningCase, type ReviewCase } from 'shared-kernel/domain/review-case';
import {
  processingStepLabel,
  processingStepStatusDisplay,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { contractStatusDisplay, formatContractTitle } from 'shared-kernel/domain/contract';
import { formatDate, formatDateTime, formatExactAmount, formatPercent } from 'shared-kernel/format';
import { DetailsTable } from 'shared-kernel/records';
import {
  DataTable,
  Notice,
  RecordText,
  Section,
  Stack,
  StatusTag,
  Timeline,
} from 'shared-kernel/ui';
import { useClientOfRecord, useRecord } from 'shared-kernel/workspace';
import { clientDocumentStatusDisplay } from '../../documents/client-document';
import { ClientDocumentPreview } from '../../documents/client-document-preview';
import { CaseFindings } from './case-findings';
import { useReviewCasePayment } from './case-details';

interface OfCase {
  readonly reviewCase: ReviewCase;
}

function PaymentEvidence({ payment }: { readonly payment: Transaction }) {
  const { amount, currency, holdReason, complianceScore, signOffs = [] } = payment;
  return (
    <Section title="Payment" look="plain">
      <Stack isClose>
        <DetailsTable
          facts={[
            { label: 'Amount', value: formatExactAmount(amount, currency) },
            { label: 'Counterparty', value: payment.counterparty },
            { label: 'Hold reason', value: holdReason ?? 'Not on hold' },
            { label: 'Screening score', value: formatPercent(complianceScore) },
            { label: 'Sign-offs', value: signOffs.map(({ by }) => by).join(', ') },
          ]}
        />
        <Timeline
          label="Payment checks"
          items={payment.processingSteps.map(({ step, status, timestamp, by, comment }) => ({
            id: step,
            title: processingStepLabel[step],
            meta: [
              processingStepStatusDisplay[status].label,
              by,
              timestamp === undefined ? undefined : formatDateTime(timestamp),
            ]
              .filter(Boolean)
              .join(' · '),
            body: comment,
            icon: processingStepStatusDisplay[status].icon,
            tone: processingStepStatusDisplay[status].tone,
          }))}
        />
      </Stack>
    </Section>
  );
}

function DocumentEvidence({ client, documentId }: { client: Client; documentId: string }) {
  const document = client.documents.find(({ id }) => id === documentId);
  if (!document) return <p>This document is no longer available.</p>;
  const { name, status, comment } = document;
  return (
    <Section title={name} look="plain">
      <Stack isClose>
        {status === 'rejected' ? (
          <Notice tone="danger" title="Rejected">
            <p>
              <RecordText whole>{comment ?? 'No comment was recorded.'}</RecordText>
            </p>
          </Notice>
        ) : (
          <StatusTag view={clientDocumentStatusDisplay[status]} />
        )}
        <ClientDocumentPreview client={client} document={document} />
      </Stack>
    </Section>
  );
}

const ClientDocuments = ({ client }: { readonly client: Client }) => (
  <Section title="Documents" look="plain">
    <DataTable
      label="Client documents"
      rows={client.documents}
      rowKey={({ id }) => id}
      emptyText="No documents yet."
      columns={[
        { key: 'name', title: 'Document', isRowHeader: true, render: ({ name }) => name },
        {
          key: 'status',
          title: 'Status',
          render: ({ status }) => (
            <StatusTag view={clientDocumentStatusDisplay[status]} size="small" />
          ),
        },
        {
          key: 'uploaded',
          title: 'Uploaded',
          render: ({ uploadDate }) => formatDate(uploadDate),
        },
      ]}
    />
  </Section>
);

function ScreeningEvidence({ reviewCase: { subject } }: OfCase) {
  const { data: record } = useRecord('complianceRecords', subject.id);
  if (!record) return null;
  const { flaggedIssues, screeningEvents = [] } = record;
  return (
    <Section title="Screening" look="plain">
      <DetailsTable
        facts={[
          { label: 'Flagged issues', value: flaggedIssues.join(' · ') },
          ...screeningEvents.slice(-3).map(({ screening, step, at, by, reason }) => ({
            label: `${screening.toUpperCase()}, ${step}`,
            value: `${reason} (${by}, ${formatDateTime(at)})`,
          })),
        ]}
      />
    </Section>
  );
}

function MilestoneEvidence({ reviewCase: { subject } }: OfCase) {
  const { data: process } = useRecord('processes', subject.id);
  const milestone = process?.milestones.find(({ id }) => id === subject.part);
  if (!process || !milestone) return null;
  const { name, dueDate, assignedTo, requirements, documents } = milestone;
  return (
    <Section title={name} look="plain">
      <DetailsTable
        facts={[
          { label: 'Process', value: process.name },
          { label: 'Due', value: formatDate(dueDate) },
          { label: 'Assigned to', value: assignedTo },
          {
            label: 'Missing',
            value: requirements
              .filter(({ met }) => !met)
              .map(({ label }) => label)
              .join(', '),
          },
          { label: 'Documents', value: documents.join(', ') },
        ]}
      />
    </Section>
  );
}

function ContractEvidence({ reviewCase: { subject } }: OfCase) {
  const { data: contract } = useRecord('contracts', subject.id);
  if (!contract) return null;
  return (
    <Section title={formatContractTitle(contract)} look="plain">
      <DetailsTable
        facts={[
          { label: 'Value', value: contract.value },
          { label: 'Status', value: contractStatusDisplay[contract.status].label },
          { label: 'Signatories', value: contract.signatories.map(({ name }) => name).join(', ') },
        ]}
      />
    </Section>
  );
}

export function CaseEvidence({ reviewCase }: OfCase) {
  const { kind, part = '' } = reviewCase.subject;
  const payment = useReviewCasePayment(reviewCase);
  const client = useClientOfRecord(reviewCase);
  return (
    <Stack>
      {isScreeningCase(reviewCase) && <CaseFindings reviewCase={reviewCase} />}
      {payment && <PaymentEvidence payment={payment} />}
      {kind === 'document' && client && <DocumentEvidence client={client} documentId={part} />}
      {kind === 'process' && <MilestoneEvidence reviewCase={reviewCase} />}
      {kind === 'contract' && <ContractEvidence reviewCase={reviewCase} />}
      {kind === 'client' && !isScreeningCase(reviewCase) && (
        <ScreeningEvidence reviewCase={reviewCase} />
      )}
      {kind === 'client' && client && <ClientDocuments client={client} />}
    </Stack>
  );
}
