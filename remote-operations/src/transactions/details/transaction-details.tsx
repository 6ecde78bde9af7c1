import {
  convertToUsd,
  transactionStatusDisplay,
  transactionTypeDisplay,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { portalLabel } from 'shared-kernel/domain/portal';
import { requiredSignOffs } from 'shared-kernel/domain/lifecycle';
import { formatDateTime, formatUsd } from 'shared-kernel/format';
import { Link, useRecordPath } from 'shared-kernel/shell';
import { CopyableText, DescriptionGrid, RecordHeader, AuditTrail } from 'shared-kernel/records';
import { Notice, RecordText, Section, Stack, StatusTag } from 'shared-kernel/ui';
import {
  useClientOfRecord,
  usePortalPeople,
  useRecordWithCurrentClient,
  useRecordsByIndex,
  useScreening,
} from 'shared-kernel/workspace';
import { useMemo } from 'react';
import { Amount, TransactionScore } from '../transaction-score';
import { useCurrentPayment } from '../use-current-payment';
import { ConversionPanel, LedgerPanel } from '../crypto/crypto-panels';
import { ProcessingFlow } from './processing-flow';
import styles from './transaction-details.module.css';
import { TransactionPrintSheet } from './transaction-print-sheet';
import { useHoldReviewCase } from './use-hold-review-case';
import { TransactionProgress, getTransactionNextStep } from './transaction-progress';

interface TransactionDetailsProps {
  readonly transaction: Transaction;
}

export function TransactionAuditTrail({ id }: { readonly id: string }) {
  const subject = useMemo(() => ({ equals: `transactions/${id}` }), [id]);
  const entries = useRecordsByIndex('auditEntries', 'subject', subject);
  if (entries.data === undefined || entries.data.length === 0) return null;
  return <AuditTrail entries={entries} noun="transaction" />;
}

function Facts({ transaction }: TransactionDetailsProps) {
  const { id, currency, timestamp, reference, createdBy } = transaction;
  const recordPath = useRecordPath();
  const client = useClientOfRecord(transaction);
  const review = useHoldReviewCase(transaction);
  const { counterparty } = useRecordWithCurrentClient(transaction);
  return (
    <DescriptionGrid
      items={[
        {
          label: 'Counterparty',
          value: client ? (
            <Link to={recordPath('clients', client.id)}>
              <RecordText>{counterparty}</RecordText>
            </Link>
          ) : (
            counterparty
          ),
        },
        { label: 'Reference', value: <CopyableText text={reference} label="reference" /> },
        { label: 'ID', value: <CopyableText text={id} label="transaction ID" /> },
        { label: 'Initiated', value: formatDateTime(timestamp) },
        {
          label: 'Review case',
          value: review && <Link to={recordPath('cases', review.id)}>{review.state}</Link>,
        },
        {
          label: 'Created by',
          value: createdBy && `${createdBy.name}, ${portalLabel[createdBy.by]} portal`,
        },
        {
          label: 'In US dollars',
          value:
            currency === 'USD'
              ? undefined
              : `${formatUsd(convertToUsd(transaction))} (sample rate)`,
        },
      ].filter(({ value }) => value !== undefined)}
    />
  );
}

function OutcomeNotice({ transaction }: TransactionDetailsProps) {
  const { status, holdReason, failureReason } = transaction;
  const isHeld = status === 'compliance_review';
  if (!isHeld && status !== 'failed') return null;
  const reason = isHeld ? holdReason : failureReason;
  return (
    <Notice
      tone={isHeld ? 'warning' : 'danger'}
      title={isHeld ? 'Held for compliance review' : 'This transaction failed'}
    >
      {reason !== undefined && (
        <p>
          <RecordText whole>{reason}</RecordText>
        </p>
      )}
    </Notice>
  );
}

function TransactionLead({ transaction }: TransactionDetailsProps) {
  const { type, status, signOffs = [] } = transaction;
  const screening = useScreening('transaction', transaction);
  const review = useHoldReviewCase(transaction);
  const people = usePortalPeople();
  const amount = <Amount {...transaction} isExact />;
  const tags = (
    <>
      <StatusTag view={transactionTypeDisplay[type]} />
      <StatusTag view={transactionStatusDisplay[status]} />
    </>
  );
  return (
    <RecordHeader
      figures={[
        { label: 'Amount', value: amount },
        { label: 'Sign-offs', value: `${signOffs.length} of ${requiredSignOffs}` },
      ]}
      tags={tags}
      step={getTransactionNextStep(transaction, people, screening, review)}
      stated={
        <>
          <div className={styles.lead}>
            <p className={styles.amount}>{amount}</p>
            <div className={styles.tags}>{tags}</div>
          </div>
          <OutcomeNotice transaction={transaction} />
        </>
      }
    />
  );
}

export function TransactionDetails({ transaction: stored }: TransactionDetailsProps) {
  const transaction = useCurrentPayment(stored);
  const { processingSteps, timestamp } = transaction;
  const shown = useRecordWithCurrentClient(transaction);
  return (
    <Stack>
      <TransactionLead transaction={transaction} />
      <Facts transaction={transaction} />
      <TransactionScore {...transaction} />
      <Section title="Lifecycle" look="plain">
        <TransactionProgress transaction={transaction} />
      </Section>
      <Section title="Processing flow" look="plain">
        <ProcessingFlow steps={processingSteps} since={timestamp} isDetailed />
      </Section>
      <LedgerPanel transaction={transaction} />
      <ConversionPanel transaction={transaction} />
      <TransactionAuditTrail id={transaction.id} />
      <TransactionPrintSheet transaction={shown} />
    </Stack>
  );
}
