import type { Contract } from 'shared-kernel/domain/contract';
import { RecordText, Section, StatusTag } from 'shared-kernel/ui';
import styles from './contract-flags.module.css';

const flagView = { label: 'Flag', tone: 'warning', icon: 'flag' } as const;

interface ContractFlagsProps {
  readonly contract: Contract;
}

/** What compliance has against the contract (C4, C9). */
export const ContractFlags = ({ contract: { complianceFlags } }: ContractFlagsProps) => (
  <Section title="Compliance flags" look="plain">
    {complianceFlags.length === 0 ? (
      <p className={styles.none}>No compliance flags.</p>
    ) : (
      <ul className={styles.flags} aria-label="Compliance flags">
        {complianceFlags.map((flag) => (
          <li key={flag}>
            <StatusTag view={flagView}>
              <RecordText whole>{flag}</RecordText>
            </StatusTag>
          </li>
        ))}
      </ul>
    )}
  </Section>
);
