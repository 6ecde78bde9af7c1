import { riskLevelView, type RiskLevel } from 'shared-kernel/domain/lifecycle';
import type { ExportColumn } from 'shared-kernel/records';
import { bandView } from './score-band';
import { screeningStatusView } from './screening-status-view';
import type { ScreeningTagsProps } from './screening-tags';

/** The score and its band, as columns of a file. */
export const scoreFileColumns: readonly ExportColumn<{ readonly complianceScore: number }>[] = [
  { header: 'Compliance score', column: 'score', value: ({ complianceScore }) => complianceScore },
  {
    header: 'Band',
    column: 'score',
    value: ({ complianceScore }) => bandView(complianceScore).label,
  },
];

/** Risk and screenings as columns of a file; `column` is the table's column of screenings. */
export const screeningFileColumns = (
  column: string,
): readonly ExportColumn<ScreeningTagsProps & { readonly riskLevel: RiskLevel }>[] => [
  { header: 'Risk', column: 'risk', value: ({ riskLevel }) => riskLevelView[riskLevel].label },
  { header: 'KYC', column, value: ({ kycStatus }) => screeningStatusView[kycStatus].label },
  { header: 'AML', column, value: ({ amlStatus }) => screeningStatusView[amlStatus].label },
];
