import { periodLabel, type PeriodSelection } from 'shared-kernel/domain/overview';
import { formatDate } from 'shared-kernel/format';

/** A period as part of a sentence: “in the last 30 days”, “from Jun 1, 2024 to Jun 30, 2024”. */
export const formatPeriodPhrase = (span: PeriodSelection): string =>
  typeof span === 'string'
    ? `in the ${periodLabel[span].toLowerCase()}`
    : `from ${formatDate(span.from)} to ${formatDate(span.to)}`;
