/** What a browser gets at an address. */
export interface Answer {
  readonly status: number;
  readonly body: Buffer;
  readonly headers: Headers;
}

/** The type without its parameters. */
export const essence = (type: string | null): string =>
  (type ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** What was answered, in one line. */
export const answerLine = (url: string, { status, headers }: Answer): string =>
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

/** Whether a browser asks again each time, or keeps what never changes for as long as it can. */
export function isKept(headers: Headers): 'always' | 'never' | 'sometimes' {
  const policy = headers.get('cache-control') ?? '';
  if (/no-cache|no-store|max-age=0\b/.test(policy)) return 'never';
  const age = Number(/max-age=(\d+)/.exec(policy)?.[1] ?? 0);
  return age >= yearSeconds && policy.includes('immutable') ? 'always' : 'sometimes';
}
