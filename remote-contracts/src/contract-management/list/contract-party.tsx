import { contractTypeLabel, type Contract } from 'shared-kernel/domain/contract';
import { RecordText } from 'shared-kernel/ui';
import styles from './contract-party.module.css';

interface ContractPartyProps {
  readonly contract: Contract;
}

/** Whom a contract is with and what kind it is. */
export const ContractParty = ({ contract: { client, type } }: ContractPartyProps) => (
  <div className={styles['party']}>
    <p>
      <RecordText>{client.trim() === '' ? 'No client' : client}</RecordText>
    </p>
    <p className={styles['type']}>{contractTypeLabel[type]}</p>
  </div>
);
