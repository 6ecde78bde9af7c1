import { faultCode, type Fault } from './fault-code';
import { maskedMessage } from './masked-message';
import { placeOf } from './place-of';

type Scalar = string | number | boolean;
type Read = (value: unknown) => Scalar | undefined;

const text =
  (shape: RegExp): Read =>
  (value) =>
    typeof value === 'string' && shape.test(value) ? value : undefined;
const oneOf =
  (...known: readonly string[]): Read =>
  (value) =>
    known.find((one) => one === value);
const number: Read = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(value * 1000) / 1000 : undefined;
const flag: Read = (value) => (typeof value === 'boolean' ? value : undefined);
const message: Read = (value) => (typeof value === 'string' ? maskedMessage(value) : undefined);

const remoteName = '[a-z][a-z0-9-]{0,39}';
const remote = text(new RegExp(`^${remoteName}$`));
const file = text(/^[\w.-]{1,80}\.(js|css|html|woff2)$/);

/** Errors by the names that browsers, React's world and the product give them; any other is an `Error`. */
const errorName: Read = (value) =>
  oneOf(
    'AbortError', 'AggregateError', 'ChunkLoadError', 'CommandError', 'CompositionError', 'ConstraintError',
    'DataCloneError', 'DataError', 'DatabaseUnavailable', 'EvalError', 'InvalidStateError', 'NetworkError',
    'NotAllowedError', 'NotFoundError', 'NotSupportedError', 'OperationError', 'OutdatedPageError',
    'QuotaExceededError', 'RangeError', 'ReferenceError', 'RemoteError', 'SecurityError', 'SyntaxError',
    'TimeoutError', 'TransactionInactiveError', 'TypeError', 'URIError', 'UnknownError', 'VersionError', 'text',
  )(value) ?? (typeof value === 'string' ? 'Error' : undefined); // prettier-ignore

const page = oneOf(
  'gate', 'landing', 'portalSignIn', 'demoSignIn', 'portalSelection', 'dashboard', 'other',
); // prettier-ignore

const fault = {
  code: text(/^TF-[2-9A-HJ-NP-VZ]{4}$/),
  name: errorName,
  message,
  cause: message,
  place: text(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/),
  page,
};

/** All that is kept, and in which shape. What is not here is not kept, whoever says it. */
const kept = {
  page: { page, shell: file, kernel: text(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/), reload: flag },
  error: fault,
  rejection: fault,
  start: fault,
  card: { ...fault, remote },
  load: { ...fault, remote, outcome: oneOf('failed', 'healed'), ms: number },
  report: {
    type: oneOf('integrity-violation', 'csp-violation', 'deprecation', 'intervention'),
    directive: oneOf(
      'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr', 'img-src',
      'media-src', 'font-src', 'connect-src', 'frame-src', 'object-src', 'base-uri', 'form-action',
      'frame-ancestors', 'default-src', 'worker-src',
    ),
    whose: oneOf('own', 'foreign', 'inline', 'eval', 'blob', 'data'),
    file,
    page,
  },
  vital: {
    metric: oneOf('CLS', 'FCP', 'INP', 'LCP', 'TTFB'),
    rating: oneOf('good', 'needs-improvement', 'poor'),
    value: number,
    page,
  },
  storage: { durable: flag, persisted: flag, ring: oneOf('kept', 'memory'), usedMB: number, quotaMB: number },
  composition: {
    hash: text(/^[0-9a-f]{64}$/),
    seq: number,
    releases: text(new RegExp(`^(${remoteName}@[0-9a-f]{8}( |$)){0,20}$`)),
  },
} satisfies Record<string, Readonly<Record<string, Read>>>; // prettier-ignore

export type EventKind = keyof typeof kept;

/** What is measured is not what something is: of two that differ in it alone the later counts. */
const measured = new Set(['ms', 'value', 'usedMB', 'quotaMB', 'seq']);

/** One thing that happened, however often. */
export interface DiagnosticEvent {
  /** What it is; the same again is counted here. */
  readonly identity: string;
  readonly kind: EventKind;
  readonly first: number;
  readonly last: number;
  readonly count: number;
  readonly detail: Readonly<Record<string, Scalar>>;
}

const isKind = (value: unknown): value is EventKind =>
  typeof value === 'string' && Object.hasOwn(kept, value);

/** What of a detail may be kept. */
function allowed(kind: EventKind, said: Readonly<Record<string, unknown>>) {
  const detail: Record<string, Scalar> = {};
  for (const [name, read] of Object.entries<Read>(kept[kind])) {
    const value = read(said[name]);
    if (value !== undefined) detail[name] = value;
  }
  return detail;
}

/** What may be said of something that was thrown. */
export function saidOfFault({ error, ...known }: Fault): Readonly<Record<string, unknown>> {
  const code = faultCode({ ...known, error });
  if (typeof error === 'string') return { code, name: 'text', message: error };
  if (!(error instanceof Error)) return { code };
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return { code, name: error.name, message: error.message, cause, place: placeOf(error) };
}

export function eventOf(
  kind: EventKind,
  said: Readonly<Record<string, unknown>>,
  at: number,
): DiagnosticEvent {
  const detail = allowed(kind, said);
  const same = Object.entries(detail).filter(([name]) => !measured.has(name));
  const identity = JSON.stringify([kind, ...same.flat()]);
  return { identity, kind, first: at, last: at, count: 1, detail };
}

/** The same happened again. */
export const foldedInto = (
  { first, count }: DiagnosticEvent,
  again: DiagnosticEvent,
): DiagnosticEvent => ({
  ...again,
  first: Math.min(first, again.first),
  count: count + again.count,
});

const isData = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** An event from what a store holds, which may be anything; held to the same list once more. */
export function storedEvent(value: unknown): DiagnosticEvent | undefined {
  if (!isData(value) || !isKind(value.kind) || !isData(value.detail)) return undefined;
  const { kind, detail, first, last, count } = value;
  if (typeof first !== 'number' || typeof last !== 'number' || typeof count !== 'number')
    return undefined;
  return { ...eventOf(kind, detail, last), first, count };
}
