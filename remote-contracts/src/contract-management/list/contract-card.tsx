import {
  contractStatusView,
  contractTitle,
  contractTypeLabel,
  type Contract,
} from 'shared-kernel/domain/contract';
import { legalReviewView } from '../legal-review-view';
import { formatDate, formatNumber } from 'shared-kernel/format';
import { Icon, RecordCard, RecordText, RowPick, StatusTag } from 'shared-kernel/ui';
import { ContractActions } from './contract-actions';
import { ContractValue } from './contract-value';
import styles from './contract-card.module.css';
import { SignatoryProgress } from '../signatory-progress';

interface ContractCardProps {
  readonly contract: Contract;
}

/** One contract of the list: what it is, how it stands, what can be done (C3). */
export function ContractCard({ contract }: ContractCardProps) {
  const { id, client, type, status, legalReview, complianceFlags } = contract;
  const titleId = `${id}-title`;
  return (
    <RecordCard labelledBy={titleId}>
      <header className={styles.head}>
        <RowPick rowKey={id} name={contractTitle(contract)} />
        <h3 id={titleId} className={styles.title}>
          <RecordText>{contractTitle(contract)}</RecordText>
        </h3>
        <p className={styles.client}>
          <RecordText>{client.trim() === '' ? 'No client' : client}</RecordText> ·{' '}
          {contractTypeLabel[type]}
        </p>
      </header>
      <div>
        <StatusTag view={contractStatusView[status]} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Value</dt>
          <dd className={styles.value}>
            <ContractValue value={contract.value} />
          </dd>
        </div>
        <div>
          <dt>Legal review</dt>
          <dd>
            <StatusTag view={legalReviewView[legalReview]} />
          </dd>
        </div>
      </dl>
      <SignatoryProgress contract={contract} />
      <p className={styles.notes}>
        <span>Modified {formatDate(contract.lastModified)}</span>
        {complianceFlags.length > 0 && (
          <span className={styles.flags}>
            <Icon name="flag" />{' '}
            {complianceFlags.length === 1
              ? '1 compliance flag'
              : `${formatNumber(complianceFlags.length)} compliance flags`}
          </span>
        )}
      </p>
      <footer className={styles.actions}>
        <ContractActions contract={contract} />
      </footer>
    </RecordCard>
  );
}
