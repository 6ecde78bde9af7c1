import type { ReactNode } from 'react';
import {
  requiredSignOffs,
  riskLevelView,
  type LifecycleStage,
} from 'shared-kernel/domain/lifecycle';
import { LifecycleTracker, ScoreMeter } from 'shared-kernel/records';
import { useRecordPath } from 'shared-kernel/shell';
import { RecordCard, RecordLink, RecordText, RowPick, StatusTag } from 'shared-kernel/ui';
import styles from './screened-card.module.css';
import { bandView } from './score-band';
import type { Screened } from './screened-columns';
import { ScreeningTags } from './screening-tags';

interface ScreenedCardProps {
  readonly id: string;
  readonly kind: 'clients' | 'compliance';
  readonly title: string;
  readonly subtitle?: string;
  readonly record: Screened & { readonly currentStage: LifecycleStage };
  /** Number and label of sign-offs by the rule of the list. */
  readonly signOffs: { readonly completed: number; readonly label?: string };
  /** Shown below the score. */
  readonly children?: ReactNode;
  /** Actions and further details. */
  readonly foot: ReactNode;
  readonly onOpen: () => void;
}

export function ScreenedCard(props: ScreenedCardProps) {
  const { id, kind, title, subtitle, record, signOffs, children, foot, onOpen } = props;
  const pathTo = useRecordPath();
  const { complianceScore, currentStage } = record;
  const titleId = `${id}-title`;
  return (
    <RecordCard labelledBy={titleId}>
      <header className={styles.head}>
        <div>
          <RowPick rowKey={id} name={title} />
          <h3 id={titleId}>
            <RecordLink href={pathTo(kind, id)} onOpen={onOpen}>
              <RecordText>{title}</RecordText>
            </RecordLink>
          </h3>
          {subtitle !== undefined && (
            <p>
              <RecordText>{subtitle}</RecordText>
            </p>
          )}
        </div>
        <div className={styles.tags}>
          <StatusTag view={riskLevelView[record.riskLevel]} size="small" />
          <ScreeningTags {...record} />
        </div>
      </header>
      <div className={styles.body}>
        <div className={styles.meters}>
          <ScoreMeter
            label="Compliance score"
            score={complianceScore}
            band={bandView(complianceScore)}
          />
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
