export { cutText } from './cut-text';
export { csvContent, csvFileName, toCsv, type CsvColumn } from './csv';
export { formatDate, formatDateTime, readerZone } from './date';
export { dayOf, daysInMonth, weekdayOf, addDays } from './day';
export { daysLeft, formatDue } from './due';
export { toIcs, type IcsEvent } from './ics';
export { unknownText } from './locale';
export {
  compareMoments,
  instantOf,
  isAfter,
  localMoment,
  millisecondsBetween,
  millisecondsOf,
} from './moment';
export { newestFirst } from './newest-first';
export { formatAmount, formatCompactUsd, formatUsd, parseMoney } from './money';
export { formatBytes, formatNumber, formatPercent } from './number';
export { toPdf, type PdfContent } from './pdf';
export { formatDuration, formatRelative } from './relative-time';
export { type PdfBlock } from './pdf/pdf-layout';
