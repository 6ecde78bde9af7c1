import { memo } from 'react';
import {
  transactionStatusDisplay,
  transactionTypeDisplay,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { formatDate, formatDateTime } from 'shared-kernel/format';
import { CopyableText } from 'shared-kernel/records';
import { useRecordPath } from 'shared-kernel/shell';
import {
  Button,
  Icon,
  RecordCard,
  RecordLink,
  RecordText,
  RowSelectionCheckbox,
  StatusTag,
} from 'shared-kernel/ui';
import { useAvailability, usePortalPeople } from 'shared-kernel/workspace';
import { Amount, TransactionScore } from '../transaction-score';
import { useCurrentPayment } from '../use-current-payment';
import { transactionTerms } from '../commands/terms';
import { ConversionPanel, LedgerPanel } from '../crypto/crypto-panels';
import { ProcessingFlow } from '../details/processing-flow';
import { getTransactionNextStep } from '../details/transaction-progress';
import { useHoldReviewCase } from '../details/use-hold-review-case';
import { TransactionReviewState } from './transaction-review-state';
import styles from './transaction-card.module.css';

interface TransactionCardProps {
  readonly transaction: Transaction;
  readonly onOpen: (id: string) => void;
}

const CardHead = ({ transaction, onOpen }: TransactionCardProps) => {
  const { id, type, status, reference } = transaction;
  const { icon, label } = transactionTypeDisplay[type];
  return (
    <header className={styles.header}>
      <RowSelectionCheckbox rowKey={id} name={reference} />
      <span className={styles.type}>
        <Icon name={icon} /> {label}
      </span>
      <StatusTag view={transactionStatusDisplay[status]} size="small" />
      <TransactionReviewState transaction={transaction} />
      <span className={styles.id}>
        <RecordText>{id}</RecordText>
      </span>
      <Button size="small" onClick={() => onOpen(id)} aria-label={`View details of ${reference}`}>
        View details
      </Button>
    </header>
  );
};

function TransactionNextStep({ transaction }: Pick<TransactionCardProps, 'transaction'>) {
  const people = usePortalPeople();
  const review = useHoldReviewCase(transaction);
  const hasSteps = useAvailability(transactionTerms.holdTransaction).state !== 'inert';
  const step = hasSteps ? getTransactionNextStep(transaction, people, [], review) : undefined;
  return step?.text ?? formatDate(transaction.timestamp);
}

export const TransactionCard = memo(function TransactionCard(props: TransactionCardProps) {
  const { transaction, onOpen } = props;
  const pathTo = useRecordPath();
  const { id, type, status, timestamp, counterparty, reference } = transaction;
  const { processingSteps } = useCurrentPayment(transaction);
  const link = (
    <RecordLink href={pathTo('transactions', id)} onOpen={() => onOpen(id)}>
      <RecordText>{counterparty}</RecordText>
    </RecordLink>
  );
  return (
    <RecordCard
      label={`${reference}, ${counterparty}`}
      brief={{
        rowKey: id,
        name: reference,
        title: link,
        figure: <Amount {...transaction} />,
        next: <TransactionNextStep transaction={transaction} />,
        status: <StatusTag view={transactionStatusDisplay[status]} size="small" />,
      }}
    >
      <CardHead {...props} />
      <div className={styles.body}>
        <div className={styles.lead}>
          <p className={styles.amount}>
            <Amount {...transaction} />
          </p>
          <h3 className={styles.counterparty}>{link}</h3>
          <p className={styles.meta}>
            <CopyableText text={reference} label="reference" />
            <time dateTime={timestamp}>{formatDateTime(timestamp)}</time>
          </p>
        </div>
        <TransactionScore {...transaction} />
        <ProcessingFlow steps={processingSteps} since={timestamp} />
      </div>
      {type === 'crypto' && (
        <div className={styles.panels}>
          <LedgerPanel transaction={transaction} />
          <ConversionPanel transaction={transaction} />
        </div>
      )}
    </RecordCard>
  );
});
