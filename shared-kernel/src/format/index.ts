export { canReadCanvas } from './canvas-readback';
export { classNames } from './class-names';
export { truncateText } from './truncate-text';
export { csvContent, formatCsvTime, type CsvColumn } from './csv';
export {
  currencyDecimals,
  formatAmount,
  formatCompactUsd,
  formatExactAmount,
  formatUsd,
} from './money';
export {
  formatDate,
  formatDateTime,
  formatDayAndMonth,
  formatMinute,
  formatUtc,
  userTimeZone,
} from './date';
export { addDays, addMonths, daysBetween, createDayRangeFilter, createDayIndexer } from './day';
export { firstWeekday } from './first-weekday';
export { csvFileName, datedFileName } from './file-name';
export {
  chosenInstant,
  isLocalTimeChosen,
  localTimeChoices,
  localTimeError,
  ambiguousTimeMessage,
  type LocalTimeChoice,
} from './local-time';
export { unknownText, lazyValue } from './locale';
export {
  compareInstants,
  toInstant,
  isAfter,
  formatDateTimeInput,
  toMilliseconds,
  newestFirst,
} from './moment';
export { toPdf, type PdfBlock, type PdfContent } from './pdf';
export { formatBytes, formatCount, formatNumber, formatPercent, formatSigned } from './number';
export { startOfDay, toDay } from './local-date';
export { keysOf } from './map-to-record';
export { toSentence } from './sentence';
export { formatRelative } from './relative-time';
