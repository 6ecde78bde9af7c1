export { cutText } from './cut-text';
export { csvContent, csvFileName, toCsv, type CsvColumn } from './csv';
export { formatDate, formatDateTime, readerZone } from './date';
export { addDays, dayOf, daysBetween, daysInMonth, weekdayOf } from './day';
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
export { formatAmount, formatCompactUsd, formatUsd } from './money';
export { formatBytes, formatNumber, formatPercent } from './number';
export { toPdf, type PdfBlock, type PdfContent } from './pdf';
export { formatDuration, formatRelative } from './relative-time';
