import {
  contractStatusView,
  contractTitle,
  contractTypeLabel,
  type Contract,
} from 'shared-kernel/domain/contract';
import { formatDate, formatNumber, truncateText } from 'shared-kernel/format';
import { useAvailability } from 'shared-kernel/workspace';
import {
  ActionMenu,
  Icon,
  RecordCard,
  RecordLink,
  RecordText,
  RowSelectionCheckbox,
  StatusTag,
  Button,
  VisuallyHidden,
} from 'shared-kernel/ui';
import { useRecordPath } from 'shared-kernel/shell';
import { legalReviewView } from '../legal-review-view';
import { ContractValue } from './contract-value';
import styles from './contract-card.module.css';
import { NextStep, SignatoryProgress } from '../signatory-progress';
import { useEditMenuItems } from '../editing/edit-menu-items';
import { EditButton } from '../editing/edit-button';
import { DocusignButton } from '../signing/docusign-button';
import { useOpenContract } from '../use-open-contract';
import { contractTerms } from '../commands/terms';

interface ContractCardProps {
  readonly contract: Contract;
}

function ContractActions({ contract }: ContractCardProps) {
  const { openContract } = useOpenContract();
  const { state } = useAvailability(contractTerms.editContract);
  const changes = useEditMenuItems(contract);
  return (
    <>
      <Button onClick={() => openContract(contract.id)}>
        <span>
          View Details <VisuallyHidden>of {truncateText(contractTitle(contract))}</VisuallyHidden>
        </span>
      </Button>
      <DocusignButton contract={contract} />
      {state === 'inert' ? (
        <EditButton contract={contract} type="text" />
      ) : (
        changes.length > 0 && (
          <ActionMenu
            label={`More actions for ${truncateText(contractTitle(contract))}`}
            type="text"
            isIconOnly
            items={changes}
          />
        )
      )}
    </>
  );
}

function ContractNotes({ contract: { lastModified, complianceFlags } }: ContractCardProps) {
  const [flag, ...more] = complianceFlags;
  return (
    <p className={styles.notes}>
      <span>Modified {formatDate(lastModified)}</span>
      {flag !== undefined && (
        <span className={styles.flags}>
          <Icon name="flag" label="Compliance flags" /> <RecordText>{flag}</RecordText>
          {more.length > 0 && ` and ${formatNumber(more.length)} more`}
        </span>
      )}
    </p>
  );
}

export function ContractCard({ contract }: ContractCardProps) {
  const { id, client, type, status, legalReview } = contract;
  const [stands, reviewed] = [contractStatusView[status], legalReviewView[legalReview]];
  const { openContract } = useOpenContract();
  const pathTo = useRecordPath();
  const titleId = `${id}-title`;
  const link = (
    <RecordLink
      href={pathTo('contracts', id)}
      className={styles.title}
      onOpen={() => openContract(id)}
    >
      <RecordText>{contractTitle(contract)}</RecordText>
    </RecordLink>
  );
  return (
    <RecordCard
      labelledBy={titleId}
      brief={{
        rowKey: id,
        name: truncateText(contractTitle(contract)),
        title: link,
        figure: <ContractValue value={contract.value} />,
        next: <NextStep contract={contract} otherwise={formatDate(contract.lastModified)} />,
        status: <StatusTag view={stands} size="small" />,
      }}
    >
      <header className={styles.head}>
        <RowSelectionCheckbox rowKey={id} name={contractTitle(contract)} />
        <h3 id={titleId}>{link}</h3>
        <p className={styles.client}>
          <RecordText>{client.trim() === '' ? 'No client' : client}</RecordText> ·{' '}
          {contractTypeLabel[type]}
        </p>
        <div className={styles.tags}>
          <StatusTag view={stands} size="small" />
          {reviewed.label !== stands.label && <StatusTag view={reviewed} size="small" />}
        </div>
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>Value</dt>
          <dd className={styles.value}>
            <ContractValue value={contract.value} />
          </dd>
        </div>
        <div>
          <dt>Next step</dt>
          <dd>
            <NextStep contract={contract} />
          </dd>
        </div>
      </dl>
      <SignatoryProgress contract={contract} />
      <ContractNotes contract={contract} />
      <footer className={styles.actions}>
        <ContractActions contract={contract} />
      </footer>
    </RecordCard>
  );
}
