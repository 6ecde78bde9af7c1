import type { ReactNode } from 'react';
import { RecordText } from 'shared-kernel/ui';
import styles from './fact-list.module.css';

export type Fact = readonly [term: string, value: ReactNode];

interface FactListProps {
  readonly facts: readonly Fact[];
}

/** Terms and their values, one line each: dense enough for a card. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <RecordText>{value}</RecordText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
