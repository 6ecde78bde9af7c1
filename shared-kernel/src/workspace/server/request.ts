import * as v from 'valibot';
import type { PortalKey } from '../../domain/portal';
import { CommandError, commandErrorKinds, type CommandErrorKind } from '../commands/command-error';
import { missingCommandText } from '../commands/policy';
import { statusByErrorKind } from './protocol';
import { serverStatusStore, type ServerConnection } from './connection';

/** Time limit in ms for requests without an abort signal. At 4 Mbit/s, a file of 25 MB takes about a minute. */
const maxRequestMs = 90_000;

const problemSchema = v.fallback(
  v.object({
    title: v.optional(v.string(), 'Something went wrong'),
    detail: v.optional(v.string()),
    kind: v.optional(v.picklist(commandErrorKinds)),
    issues: v.optional(v.array(v.object({ field: v.string(), message: v.string() })), []),
  }),
  { title: 'Something went wrong', issues: [] },
);

function kindOfStatus(status: number): CommandErrorKind {
  if (status === 401) return 'denied';
  return commandErrorKinds.find((kind) => statusByErrorKind[kind] === status) ?? 'refused';
}

async function refusalOf(response: Response): Promise<CommandError> {
  const { status } = response;
  const answer: unknown = await response.json().catch(() => undefined);
  const { title, detail, kind, issues } = v.parse(problemSchema, answer);
  // If the server does not know the command, its response contains no error kind.
  if (status === 404 && !kind) return new CommandError('refused', missingCommandText);
  const options = { issues, cause: new Error(`The server answered ${status}.`) };
  return new CommandError(kind ?? kindOfStatus(status), detail ?? `${title}.`, options);
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

/** Reads a response with a schema. Throws a `ValiError` if the response does not match. */
export const readJson =
  <S extends v.GenericSchema>(schema: S) =>
  async (response: Response): Promise<v.InferOutput<S>> =>
    v.parse(schema, await response.json());

/** Requests without a portal come from a visitor and need no token. */
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
      // A proxy returns these status codes if the server is down, and the server itself if its database is down.
      if ([502, 503, 504].includes(response.status)) throw unreachable(signal);
      serverStatusStore.set('online');
      if (response.status === 401) connection.refused?.();
      if (!response.ok) throw await refusalOf(response);
      return await read(response);
    } catch (error) {
      const isAnswered = error instanceof CommandError || error instanceof v.ValiError;
      throw isAnswered ? error : unreachable(signal, error);
    }
  };
