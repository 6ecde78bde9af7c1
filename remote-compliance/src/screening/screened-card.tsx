import type { ReactNode } from 'react';
import { riskLevelView, type RiskLevel } from 'shared-kernel/domain/lifecycle';
import type { ScreeningStatus } from './screening-status-view';
import { RecordCard, RecordText, RowPick, StatusTag } from 'shared-kernel/ui';
import styles from './screened-card.module.css';
import { ScreeningTags } from './screening-tags';

interface ScreenedCardProps {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly record: {
    readonly riskLevel: RiskLevel;
    readonly kycStatus: ScreeningStatus;
    readonly amlStatus: ScreeningStatus;
  };
  /** How it stands: two parts, side by side where there is room. */
  readonly children: ReactNode;
  /** What can be done, and what there is to know besides. */
  readonly foot: ReactNode;
}

/** A company with its risk and screenings, as a card of a list. */
export function ScreenedCard({ id, title, subtitle, record, children, foot }: ScreenedCardProps) {
  const titleId = `${id}-title`;
  return (
    <RecordCard labelledBy={titleId}>
      <header className={styles.head}>
        <div>
          <RowPick rowKey={id} name={title} />
          <h3 id={titleId}>
            <RecordText>{title}</RecordText>
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
      <div className={styles.body}>{children}</div>
      <footer className={styles.foot}>{foot}</footer>
    </RecordCard>
  );
}
