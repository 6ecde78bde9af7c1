import { setTimeout as pause } from 'node:timers/promises';
import { contentTypeOf, isCompressible, isPointer } from '../../store/delivery';
import { answerLine, askedFor, essence, isKept, type Answer } from './public-answer';
import { reasonOf } from './reason-of';

/** A header that something needs, and what is said where it is missing or another. */
export interface HeaderRule {
  readonly name: string;
  readonly isRight: (said: string | null) => boolean;
  readonly otherwise: string;
}

/** Something that browsers ask for, and what they are to get. */
export interface Asked {
  readonly url: string;
  /** What it is in the store, which says its type and whether it is kept. */
  readonly key: string;
  readonly isRight: (body: Buffer) => boolean | Promise<boolean>;
  /** Whether a page of another origin reads it. */
  readonly isShared: boolean;
  /** Headers that it needs beside what each file needs. */
  readonly headers?: readonly HeaderRule[];
}

/** What came of asking. */
export interface Outcome {
  /** The answer in one line. */
  readonly answer: string;
  readonly problems: readonly string[];
}

const when = (isWrong: boolean, sentence: string): readonly string[] => (isWrong ? [sentence] : []);

function keptProblems({ url, key }: Asked, headers: Headers): readonly string[] {
  const kept = isKept(headers);
  const policy = headers.get('cache-control');
  const never = `${url} is cached by browsers (${policy ?? 'no Cache-Control'}): a release would not reach them.`;
  const always = `${url} is not cached as immutable (${policy ?? 'no Cache-Control'}).`;
  return isPointer(key) ? when(kept !== 'never', never) : when(kept !== 'always', always);
}

function headerProblems(
  asked: Asked,
  { headers, body }: Answer,
  shell: string | undefined,
): readonly string[] {
  const { url, key, isShared, headers: rules = [] } = asked;
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
    ...rules.flatMap(({ name, isRight, otherwise }) =>
      when(!isRight(headers.get(name)), `${url} ${otherwise}`),
    ),
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
