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
  /** How many sign-offs it has, as its list counts them, and what they are called there. */
  readonly signOffs: { readonly completed: number; readonly label?: string };
  /** Under the score. */
  readonly children?: ReactNode;
  /** What can be done, and what there is to know besides. */
  readonly foot: ReactNode;
  readonly onOpen: () => void;
}

/** A company with its risk, screenings, score and stage, as a card of a list. */
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
