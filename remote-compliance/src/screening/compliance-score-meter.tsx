import { ScoreMeter } from 'shared-kernel/records';
import { StatusTag } from 'shared-kernel/ui';
import { hasScore, getScoreBandDisplay } from './score-band';
import styles from './compliance-score-meter.module.css';
import type { ScreeningRow } from './screening-columns';

export function ComplianceScoreMeter({ record }: { readonly record: ScreeningRow }) {
  const band = getScoreBandDisplay(record);
  if (hasScore(record))
    return <ScoreMeter label="Compliance score" score={record.complianceScore} band={band} />;
  return (
    <p className={styles.line}>
      Compliance score <StatusTag view={band} size="small" />
    </p>
  );
}
