import {
  allowsLocalRemotes,
  framePolicy,
  integrityPolicy,
  integrityPolicyOf,
} from '../../compose/page';
import { setTimeout as pause } from 'node:timers/promises';
import { contentTypeOf, isCompressible, isPointer } from '../../store/delivery';

interface Failure {
  readonly name?: string;
  readonly message?: string;
  readonly cause?: Failure;
}

/** Why something could not be read, in the words of the disk or the network. */
export function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { name, message = '', cause } = error as Failure;
  if (name === 'TimeoutError') return 'no answer in time';
  return (cause?.message ?? '') === '' ? message : (cause?.message ?? message);
}

/** What a browser gets at an address. */
interface Answer {
  readonly status: number;
  readonly body: Buffer;
  readonly headers: Headers;
}

/** The type without its parameters. */
const essence = (type: string | null): string =>
  (type ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** What was answered, in one line. */
const answerLine = (url: string, { status, headers }: Answer): string =>
  [
    `${url}: ${status}`,
    essence(headers.get('content-type')) || 'no type',
    headers.get('content-encoding') ?? 'not compressed',
    headers.get('cache-control') ?? 'no Cache-Control',
  ].join('; ');

const limitMs = 30_000;

/** Asks as a page of the origin would; what was compressed on the way is given plain. */
export async function askedFor(url: string, origin?: string): Promise<Answer> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(limitMs),
    ...(origin !== undefined && { headers: { origin } }),
  });
  return {
    status: response.status,
    body: Buffer.from(await response.arrayBuffer()),
    headers: response.headers,
  };
}

const yearSeconds = 31_536_000;

const when = (isWrong: boolean, sentence: string): readonly string[] => (isWrong ? [sentence] : []);

/** What is wrong with the headers of a page that say what it cannot say itself. */
export function pageProblems(html: string, headers: Headers): readonly string[] {
  const lacks = (name: string, policy: string) => headers.get(name)?.includes(policy) !== true;
  return [
    ...when(
      lacks('content-security-policy', framePolicy),
      `is sent without Content-Security-Policy: ${framePolicy}, so that other sites can frame it.`,
    ),
    ...when(
      allowsLocalRemotes(html) && headers.has('integrity-policy'),
      'is sent with Integrity-Policy, so that browsers refuse the local remotes that it allows.',
    ),
    ...when(
      integrityPolicyOf(html) !== undefined && lacks('integrity-policy', integrityPolicy),
      `is sent without Integrity-Policy: ${integrityPolicy}, so that browsers run scripts without a digest.`,
    ),
  ];
}

/** Something that browsers ask for, and what they are to get. */
export interface Asked {
  readonly url: string;
  /** What it is in the store, which says its type and whether it is kept. */
  readonly key: string;
  readonly isRight: (body: Buffer) => boolean | Promise<boolean>;
  /** Whether a page of another origin reads it. */
  readonly isShared: boolean;
  /** What is wrong with its headers, beside what each file needs. */
  readonly headerProblems?: (headers: Headers) => readonly string[];
}

/** What came of asking. */
export interface Outcome {
  /** The answer in one line. */
  readonly answer: string;
  readonly problems: readonly string[];
}

/** Whether a browser asks again for a pointer each time, and keeps what never changes for as long as it can. */
function keptProblems({ url, key }: Asked, headers: Headers): readonly string[] {
  const policy = headers.get('cache-control') ?? '';
  const said = policy === '' ? 'no Cache-Control' : policy;
  const isAskedAgain = /no-cache|no-store|max-age=0\b/.test(policy);
  if (isPointer(key))
    return when(
      !isAskedAgain,
      `${url} is cached by browsers (${said}): a release would not reach them.`,
    );
  const age = Number(/max-age=(\d+)/.exec(policy)?.[1] ?? 0);
  const isKept = !isAskedAgain && age >= yearSeconds && policy.includes('immutable');
  return when(!isKept, `${url} is not cached as immutable (${said}).`);
}

function headerProblems(
  asked: Asked,
  { headers, body }: Answer,
  shell: string | undefined,
): readonly string[] {
  const { url, key, isShared, headerProblems: own } = asked;
  const type = headers.get('content-type');
  const allowed = headers.get('access-control-allow-origin');
  // Whose pages read it is known where the shell's origin is.
  const isReadable = !isShared || shell === undefined || ['*', shell].includes(allowed ?? '');
  const isPlain = isCompressible(key, body) && !headers.has('content-encoding');
  return [
    ...when(
      essence(type) !== essence(contentTypeOf(key)),
      `${url} has the type ${type ?? 'none'}, not ${contentTypeOf(key)}.`,
    ),
    ...keptProblems(asked, headers),
    ...when(isPlain, `${url} arrives uncompressed.`),
    ...when(
      !isReadable,
      `${url} may not be read by pages of ${shell} (${allowed ?? 'no Access-Control-Allow-Origin'}).`,
    ),
    ...(own?.(headers) ?? []).map((problem) => `${url} ${problem}`),
  ];
}

/**
 * Asks as a page of the shell’s origin does. A pointer or a page with its former content is requested again after each
 * pause: a CDN may be late.
 */
export async function ask(
  asked: Asked,
  shell: string | undefined,
  [pauseMs, ...later]: readonly number[] = [],
): Promise<Outcome> {
  const { url, key, isRight } = asked;
  try {
    const answer = await askedFor(url, shell ?? new URL(url).origin);
    const line = answerLine(url, answer);
    if (answer.status !== 200)
      return { answer: line, problems: [`${url} is answered with status ${answer.status}.`] };
    const hasRightBody = await isRight(answer.body);
    if (!hasRightBody && isPointer(key) && pauseMs !== undefined) {
      await pause(pauseMs);
      return await ask(asked, shell, later);
    }
    const wrong = hasRightBody ? [] : [`${url} differs from what was released.`];
    return { answer: line, problems: [...wrong, ...headerProblems(asked, answer, shell)] };
  } catch (error) {
    const reason = reasonOf(error);
    return { answer: `${url}: ${reason}`, problems: [`${url} cannot be read: ${reason}.`] };
  }
}
