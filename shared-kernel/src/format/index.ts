export { canReadCanvas } from './can-read-canvas';
export { classNames } from './class-names';
export { truncateText } from './truncate-text';
export { createCsvContent, formatCsvTime, type CsvColumn } from './csv';
export {
  getCurrencyDecimals,
  formatAmount,
  formatCompactUsd,
  formatExactAmount,
  formatUsd,
} from './money';
export {
  formatDate,
  formatDateTime,
  formatDayAndMonth,
  formatDateTimeWithoutZone,
  formatUtc,
  getUserTimeZone,
} from './date';
export { addDays, addMonths, daysBetween, createDayRangeFilter, createDayIndexer } from './day';
export { getFirstWeekday } from './first-weekday';
export { createCsvFileName, createDatedFileName } from './file-name';
export {
  getChosenInstant,
  isLocalTimeChosen,
  listLocalTimeChoices,
  getLocalTimeError,
  getAmbiguousTimeMessage,
  type LocalTimeChoice,
} from './local-time';
export { unknownText, createLazyValue } from './locale';
export {
  compareInstants,
  toInstant,
  isAfter,
  formatDateTimeInput,
  toMilliseconds,
  createNewestFirstComparator,
} from './moment';
export { toPdf, type PdfBlock, type PdfContent } from './pdf';
export { formatBytes, formatCount, formatNumber, formatPercent, formatSigned } from './number';
export { startOfDay, toLocalDate } from './local-date';
export { keysOf } from './map-to-record';
export { addFullStop } from './add-full-stop';
export { formatRelativeTime } from './relative-time';
