export { cutText, withoutStacks } from './cut-text';
export { csvContent, csvFileName, type CsvColumn, type CsvValue } from './csv';
export {
  defaultZone,
  formatDate,
  formatDateTime,
  formatDayAndMonth,
  formatMonth,
  readerZone,
} from './date';
export { addDays, dayOf, daysBetween, daysInMonth, monthStart, weekdayOf } from './day';
export { daysLeft, formatDue } from './due';
export { toIcs, type IcsEvent } from './ics';
export { locale, unknownText } from './locale';
export {
  compareMoments,
  instantAfter,
  instantOf,
  isAfter,
  localMoment,
  millisecondsBetween,
  millisecondsOf,
} from './moment';
export { newestFirst } from './newest-first';
export { formatAmount, formatCompactUsd, formatUsd, parseMoney } from './money';
export { formatBytes, formatNumber, formatPercent } from './number';
export { toPdf, type PdfBlock, type PdfContent } from './pdf';
export { formatDuration, formatRelative } from './relative-time';
