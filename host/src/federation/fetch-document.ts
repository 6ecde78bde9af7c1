import * as v from 'valibot';

const timeoutMs = 10_000;

export class CompositionError extends Error {
  override readonly name = 'CompositionError';
}

/** Asks for a static document, as long as it takes but no longer than ten seconds. */
export const request = (address: string, cache: RequestCache): Promise<Response> =>
  fetch(address, { cache, signal: AbortSignal.timeout(timeoutMs) });

/** The text of an answer; `subject` begins the sentence for everything that can go wrong. */
export async function readText(answer: Promise<Response>, subject: string): Promise<string> {
  let response: Response;
  try {
    response = await answer;
  } catch {
    throw new CompositionError(`${subject} could not be fetched.`);
  }
  if (!response.ok)
    throw new CompositionError(`${subject} is missing (the server answered ${response.status}).`);
  return response.text();
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

/** A document that is named by (the start of) its hash, held to that name. */
export async function fetchNamed<Schema extends v.GenericSchema>(
  schema: Schema,
  address: string,
  name: string,
  subject: string,
): Promise<v.InferOutput<Schema>> {
  const text = await readText(request(address, 'default'), subject);
  if (!(await sha256(text)).startsWith(name))
    throw new CompositionError(`${subject} does not have the hash it is named by.`);
  return parseDocument(schema, text, subject);
}
