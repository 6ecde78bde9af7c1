export { csvFileName, toCsv, utf8ByteOrderMark, type CsvColumn, type CsvValue } from './csv';
export { defaultZone, formatDate, formatDateTime } from './date';
export { daysLeft, formatDue } from './due';
export { toIcs, type IcsEvent } from './ics';
export { locale, unknownText } from './locale';
export { formatAmount, formatCompactUsd, formatUsd, parseMoney } from './money';
export { formatBytes, formatNumber, formatPercent } from './number';
export { toPdf, type PdfBlock, type PdfContent } from './pdf';
export { formatDuration, formatRelative } from './relative-time';
