import type { ReactNode } from 'react';
import {
  requiredSignOffs,
  riskLevelDisplay,
  type LifecycleStage,
} from 'shared-kernel/domain/lifecycle';
import { LifecycleTracker } from 'shared-kernel/records';
import { useRecordPath } from 'shared-kernel/shell';
import {
  RecordCard,
  RecordLink,
  RecordText,
  RowSelectionCheckbox,
  StatusTag,
  type CardSummary,
} from 'shared-kernel/ui';
import styles from './screening-card.module.css';
import { ComplianceScoreMeter } from './compliance-score-meter';
import type { ScreeningRow } from './screening-columns';
import { ScreeningTags } from './screening-tags';

interface ScreeningCardProps {
  readonly id: string;
  readonly kind: 'clients' | 'compliance';
  readonly title: string;
  readonly subtitle?: string;
  readonly record: ScreeningRow & { readonly currentStage: LifecycleStage };
  /** Number of completed sign-offs and its label. The client list and the compliance list show different values. */
  readonly signOffs: { readonly completed: number; readonly label?: string };
  readonly children?: ReactNode;
  readonly foot: ReactNode;
  readonly onOpen: () => void;
  readonly brief: Pick<CardSummary, 'figure' | 'next' | 'status'>;
}

export function ScreeningCard(props: ScreeningCardProps) {
  const { id, kind, title, subtitle, record, signOffs, children, foot, onOpen, brief } = props;
  const pathTo = useRecordPath();
  const { currentStage } = record;
  const titleId = `${id}-title`;
  const link = (
    <RecordLink href={pathTo(kind, id)} onOpen={onOpen}>
      <RecordText>{title}</RecordText>
    </RecordLink>
  );
  return (
    <RecordCard labelledBy={titleId} brief={{ ...brief, rowKey: id, name: title, title: link }}>
      <header className={styles.head}>
        <RowSelectionCheckbox rowKey={id} name={title} />
        <div className={styles.words}>
          <div>
            <h3 id={titleId}>{link}</h3>
            {subtitle !== undefined && (
              <p>
                <RecordText>{subtitle}</RecordText>
              </p>
            )}
          </div>
          <div className={styles.tags}>
            <StatusTag view={riskLevelDisplay[record.riskLevel]} size="small" />
            <ScreeningTags {...record} />
          </div>
        </div>
      </header>
      <div className={styles.body}>
        <div className={styles.meters}>
          <ComplianceScoreMeter record={record} />
          {children}
        </div>
        <LifecycleTracker
          stage={currentStage}
          signOffs={{ ...signOffs, required: requiredSignOffs }}
        />
      </div>
      <footer className={styles.foot}>{foot}</footer>
    </RecordCard>
  );
}
