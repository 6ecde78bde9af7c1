import { unknownText } from 'shared-kernel/format';
import { RecordText } from 'shared-kernel/ui';
import styles from './contract-value.module.css';

/** The contract value as typed, because the value is free text (C4, B15). */
export const ContractValue = ({ value }: { readonly value: string }) => (
  <span className={styles.value}>
    <RecordText>{value.trim() === '' ? unknownText : value}</RecordText>
  </span>
);
