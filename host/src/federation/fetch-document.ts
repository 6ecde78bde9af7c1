import { loadingLimits, retryRequest } from 'shared-kernel/loading';
import * as v from 'valibot';
import { fetchText, type TextResponse } from './fetch-text';

export class RemoteError extends Error {
  override readonly name: string = 'RemoteError';
}

export class CompositionError extends Error {
  override readonly name: string = 'CompositionError';
}

/** Thrown if a remote needs a newer kernel than the page has. Reloading the page helps. */
export class OutdatedPageError extends RemoteError {
  override readonly name = 'OutdatedPageError';
}

/** Safari reports a timeout as `AbortError`. */
const isTimeout = (error: unknown) =>
  error instanceof DOMException && /^(?:Timeout|Abort)Error$/.test(error.name);

/** Describes the result of a request, for use in error messages. */
const outcomeOf = (asked: Promise<TextResponse>): Promise<string> =>
  asked.then(
    ({ ok, status }) => (ok ? 'load' : status < 500 ? 'missing' : 'error'),
    (error: unknown) => (isTimeout(error) ? 'timeout' : 'error'),
  );

const request = (
  address: string,
  cache: RequestCache,
  begun?: Promise<TextResponse>,
): Promise<TextResponse> =>
  new Promise((resolve) => {
    let first = begun;
    let last: Promise<TextResponse>;
    retryRequest(address, {
      limitMs: loadingLimits.documentLimitMs,
      send: (_uncached, settle) => {
        last = first ?? fetchText(address, cache);
        first = undefined;
        void outcomeOf(last).then(settle);
      },
      isFinal: (outcome) => outcome !== 'error',
      done: () => resolve(last),
    });
  });

/** Returns the text of a static document. `subject` is the beginning of error messages. */
export async function fetchDocument(
  subject: string,
  address: string,
  cache: RequestCache,
  begun?: Promise<TextResponse>,
): Promise<string> {
  let answer: TextResponse;
  try {
    answer = await request(address, cache, begun);
  } catch (cause) {
    const what = isTimeout(cause)
      ? `did not arrive within ${loadingLimits.documentLimitMs / 1000} seconds`
      : 'could not be fetched';
    throw new CompositionError(`${subject} ${what}.`, { cause });
  }
  const { ok, status, text } = answer;
  if (ok) return text;
  throw new CompositionError(`${subject} is missing (the server answered ${status}).`);
}

export function parseDocument<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  subject: string,
): v.InferOutput<Schema> {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new CompositionError(`${subject} is not JSON.`);
  }
  const parsed = v.safeParse(schema, document);
  if (parsed.success) return parsed.output;
  const where = v.getDotPath(parsed.issues[0]) ?? 'the document';
  throw new CompositionError(`${subject} is not valid at ${where}.`);
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Loads a document whose name contains its hash. Throws if the content has another hash. */
export async function fetchVerifiedDocument<Schema extends v.GenericSchema>(
  schema: Schema,
  address: string,
  name: string,
  subject: string,
): Promise<v.InferOutput<Schema>> {
  const text = await fetchDocument(subject, address, 'default');
  if (!(await sha256(text)).startsWith(name))
    throw new CompositionError(`${subject} does not match the hash in its name.`);
  return parseDocument(schema, text, subject);
}
