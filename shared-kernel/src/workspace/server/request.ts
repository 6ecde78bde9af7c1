import * as v from 'valibot';
import type { PortalKey } from '../../domain/portal';
import { CommandError, commandErrorKinds, type CommandErrorKind } from '../commands/command-error';
import { missingCommandText } from '../commands/policy';
import { serverStatusStore, type ServerConnection } from './connection';

/** Time limit in ms for requests without an abort signal. At 4 Mbit/s, a file of 25 MB takes about a minute. */
const maxRequestMs = 90_000;

const kindOfStatus = new Map<number, CommandErrorKind>([
  [400, 'invalid'],
  [401, 'denied'],
  [403, 'denied'],
  [404, 'missing'],
  [409, 'conflict'],
  [500, 'unexpected'],
]);

const problemSchema = v.object({
  title: v.optional(v.string(), 'Something went wrong'),
  detail: v.optional(v.string()),
  kind: v.optional(v.picklist(commandErrorKinds)),
  issues: v.optional(v.array(v.object({ field: v.string(), message: v.string() })), []),
});

async function refusalOf(response: Response): Promise<CommandError> {
  const { status } = response;
  const problem = v.safeParse(problemSchema, await response.json().catch(() => ({})));
  const { title, detail, kind, issues } = problem.success
    ? problem.output
    : v.parse(problemSchema, {});
  // If the server does not know the command, its response contains no error kind.
  if (status === 404 && !kind) return new CommandError('refused', missingCommandText);
  const options = { issues, cause: new Error(`The server answered ${status}.`) };
  return new CommandError(
    kind ?? kindOfStatus.get(status) ?? 'refused',
    detail ?? `${title}.`,
    options,
  );
}

function unreachable(signal: AbortSignal | undefined, cause?: unknown): CommandError {
  if (!signal?.aborted) serverStatusStore.set('offline');
  return new CommandError('storage', 'The server cannot be reached. Try again.', { cause });
}

type RequestOptions = Pick<RequestInit, 'method' | 'body'> & {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

async function signedInHeaders(connection: ServerConnection, portal: PortalKey) {
  const token = await connection.accessToken().catch((cause: unknown) => {
    // If there is no network, renewing the token fails with a TypeError.
    throw cause instanceof TypeError ? cause : new CommandError('denied', 'Sign in again.');
  });
  return { Authorization: `Bearer ${token}`, 'Trustfold-Portal': portal };
}

/** Sends a request and reads the response. Rejects with a `CommandError`, of kind `storage` if a retry may succeed. */
export type ServerRequest = <T>(
  path: string,
  read: (response: Response) => Promise<T>,
  options?: RequestOptions,
) => Promise<T>;

/** Without a portal, requests are those of a visitor, who needs no token. */
export const createServerRequest =
  (connection: ServerConnection, portal: PortalKey | undefined): ServerRequest =>
  async (path, read, { headers, signal, ...options } = {}) => {
    try {
      const response = await fetch(`${connection.address}${portal ? '' : '/visitors'}${path}`, {
        ...options,
        cache: 'no-store',
        credentials: 'omit',
        headers: { ...headers, ...(portal && (await signedInHeaders(connection, portal))) },
        signal: signal ?? AbortSignal.timeout(maxRequestMs),
      });
      // A proxy returns these status codes if the server is down. The server itself returns them if its database is
      // down.
      if ([502, 503, 504].includes(response.status)) throw unreachable(signal);
      serverStatusStore.set('online');
      if (response.status === 401) connection.refused?.();
      if (!response.ok) throw await refusalOf(response);
      return await read(response);
    } catch (error) {
      throw error instanceof CommandError ? error : unreachable(signal, error);
    }
  };
