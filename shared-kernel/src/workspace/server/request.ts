import * as v from 'valibot';
import type { PortalKey } from '../../domain/portal';
import { CommandError, commandErrorKinds, type CommandErrorKind } from '../commands/command-error';
import { missingCommandText } from '../commands/policy';
import { serverStatus, type ServerConnection } from './connection';

/** Maximum time for a request without a signal, in milliseconds. A file of 25 MB needs a minute at 4 Mbit/s. */
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
  // The server sends no kind of error if the command itself is unknown.
  if (status === 404 && !kind) return new CommandError('refused', missingCommandText);
  const options = { issues, cause: new Error(`The server answered ${status}.`) };
  return new CommandError(
    kind ?? kindOfStatus.get(status) ?? 'refused',
    detail ?? `${title}.`,
    options,
  );
}

function unreachable(signal: AbortSignal | undefined, cause?: unknown): CommandError {
  if (!signal?.aborted) serverStatus.set('offline');
  return new CommandError('storage', 'The server cannot be reached. Try again.', { cause });
}

type RequestOptions = Pick<RequestInit, 'method' | 'body'> & {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

/** Sends a request and reads the response. Rejects with a `CommandError` of kind `storage` if a retry may succeed. */
export type ServerRequest = <T>(
  path: string,
  read: (response: Response) => Promise<T>,
  options?: RequestOptions,
) => Promise<T>;

export const createRequest =
  (connection: ServerConnection, portal: PortalKey): ServerRequest =>
  async (path, read, { headers, signal, ...options } = {}) => {
    try {
      const token = await connection.accessToken().catch((cause: unknown) => {
        // Renewing a token fails with this error without a network.
        throw cause instanceof TypeError ? cause : new CommandError('denied', 'Sign in again.');
      });
      const response = await fetch(`${connection.address}${path}`, {
        ...options,
        cache: 'no-store',
        credentials: 'omit',
        headers: { ...headers, Authorization: `Bearer ${token}`, 'Trustfold-Portal': portal },
        signal: signal ?? AbortSignal.timeout(maxRequestMs),
      });
      // Status codes of a proxy whose server is down, and of a server whose database is down.
      if ([502, 503, 504].includes(response.status)) throw unreachable(signal);
      serverStatus.set('online');
      if (response.status === 401) connection.refused?.();
      if (!response.ok) throw await refusalOf(response);
      return await read(response);
    } catch (error) {
      throw error instanceof CommandError ? error : unreachable(signal, error);
    }
  };
