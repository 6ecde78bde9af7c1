import { contentTypeOf, isPointer } from '../../store/delivery';
import { askedFor, isKept } from './public-answer';
import { reasonOf } from './reason-of';

/** Something that browsers ask for, and what they are to get. */
export interface Asked {
  readonly url: string;
  /** What it is in the store, which says its type and whether it is kept. */
  readonly key: string;
  readonly isRight: (body: Buffer) => boolean | Promise<boolean>;
  /** Whether a page of another origin reads it. */
  readonly isShared: boolean;
}

const essence = (type: string | null) => (type ?? '').split(';')[0]?.trim().toLowerCase();

function headerProblems(
  { url, key, isShared }: Asked,
  headers: Headers,
  shell: string | undefined,
): readonly string[] {
  const problems: string[] = [];
  const type = headers.get('content-type');
  if (essence(type) !== essence(contentTypeOf(key)))
    problems.push(`${url} has the type ${type ?? 'of nothing'}, not ${contentTypeOf(key)}.`);
  const kept = isKept(headers);
  if (isPointer(key) && kept !== 'never')
    problems.push(
      `${url} is kept by browsers (${headers.get('cache-control') ?? 'they are not told'}): a release would not reach them.`,
    );
  if (!isPointer(key) && kept !== 'always')
    problems.push(
      `${url} is not kept as what never changes (${headers.get('cache-control') ?? 'nothing is said'}).`,
    );
  const allowed = headers.get('access-control-allow-origin');
  // Whose pages read it is known where the shell's origin is.
  if (isShared && shell !== undefined && !['*', shell].includes(allowed ?? ''))
    problems.push(
      `${url} may not be read by pages of ${shell} (${allowed ?? 'no Access-Control-Allow-Origin'}).`,
    );
  return problems;
}

/** What is wrong with an answer, asked for as a page of the shell’s origin does. */
export async function problemsOf(
  asked: Asked,
  shell: string | undefined,
): Promise<readonly string[]> {
  const { url, isRight } = asked;
  try {
    const { status, body, headers } = await askedFor(url, shell ?? new URL(url).origin);
    if (status !== 200) return [`${url} is answered with status ${status}.`];
    const wrong = (await isRight(body)) ? [] : [`${url} does not hold what was released.`];
    return [...wrong, ...headerProblems(asked, headers, shell)];
  } catch (error) {
    return [`${url} cannot be read: ${reasonOf(error)}.`];
  }
}
