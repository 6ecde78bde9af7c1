import type { DiagnosticEvent, EventKind } from './diagnostic-event';

/** What each kind is called where a person reads it. */
export const kindLabel: Readonly<Record<EventKind, string>> = {
  error: 'Uncaught error',
  rejection: 'Unhandled rejection',
  card: 'Error card',
  page: 'Page',
  start: 'Start',
  load: 'Part loaded',
  report: 'Browser report',
  vital: 'Timing',
  storage: 'Storage',
  composition: 'Releases',
};

const yesNo = (value: unknown) => (value === true ? 'yes' : 'no');

export const vitalText = ({ detail }: DiagnosticEvent): string => {
  const value = Number(detail.value);
  return detail.metric === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
};

const joined = (...parts: readonly unknown[]) =>
  parts.filter((part) => part !== undefined && part !== '').join(' ');

function faultText({ name, message, cause, place }: DiagnosticEvent['detail']): string {
  const because = cause === undefined ? '' : `(cause: ${cause})`;
  const at = place === undefined ? '' : `at ${place}`;
  const words =
    message === undefined ? (name ?? 'Something that is no error') : `${name}: ${message}`;
  return joined(words, because, at);
}

/** One event in a line, for a person. */
export function sentenceOf(event: DiagnosticEvent): string {
  const { kind, detail } = event;
  switch (kind) {
    case 'page':
      return joined(detail.reload === true ? 'Reloaded' : 'Opened', detail.page);
    case 'load':
      return joined(detail.remote, detail.outcome, detail.name && faultText(detail));
    case 'card':
      return joined(detail.remote ?? 'shell', faultText(detail));
    case 'report':
      return joined(detail.type, detail.directive, detail.whose, detail.file);
    case 'vital':
      return joined(detail.metric, vitalText(event), detail.rating, `(${detail.page})`);
    case 'storage':
      return `Durable ${yesNo(detail.durable)}, protected ${yesNo(detail.persisted)}, used ${detail.usedMB ?? 'unknown'} MB`;
    case 'composition':
      return joined(`#${detail.seq ?? '—'}`, String(detail.hash).slice(0, 12), detail.releases);
    case 'error':
    case 'rejection':
    case 'start':
      return faultText(detail);
  }
}
