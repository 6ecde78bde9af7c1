import type { PortalKey } from '../../domain/portal';
import { Listeners } from '../database/listeners';
import type { Workspace } from '../workspace';

/**
 * The signed-in person from `GET /me` of the server. `company` is empty for portals of operators.
 *
 * @example
 * const canOpen = ({ portals }: SignedInPerson) => portals.includes('admin');
 */
export interface SignedInPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly portals: readonly PortalKey[];
  readonly company: string;
}

/**
 * Connection of a page to a workspace server.
 *
 * @example
 * const isSignedIn = ({ person }: ServerConnection) => person !== undefined;
 */
export interface ServerConnection {
  /** Origin of the server, without a trailing slash. */
  readonly address: string;
  /** `undefined` before sign-in. */
  readonly person: SignedInPerson | undefined;
  /** Returns a valid access token. Rejects if the person must sign in again. */
  accessToken(): Promise<string>;
  /** Called if the server rejects the token. */
  refused?(): void;
}

/** Whether the page currently reaches the server. */
export type ServerStatus = 'online' | 'offline';

let connection: ServerConnection | undefined;

/** Opens the workspace of a server. The code loads only if the page connects to a server. */
let openShared = (_to: ServerConnection): Workspace => {
  throw new Error('The code for the server is not loaded.');
};

/**
 * Connects the page to a workspace server. Wait for it before the workspace opens.
 *
 * @example
 * const address = 'https://api.example.com';
 * await connectServer({ address, person: undefined, accessToken: () => Promise.resolve('token') });
 */
export async function connectServer(to: ServerConnection): Promise<void> {
  connection = to;
  openShared = (await import(/* webpackChunkName: "server" */ './shared-workspace'))
    .createSharedWorkspace;
}

/** The workspace of the server; `undefined` without a connection. */
export const openServerWorkspace = (): Workspace | undefined =>
  connection && openShared(connection);

/**
 * The connection to the workspace server; `undefined` if the workspace is in this browser.
 *
 * @example
 * const isShared = getServerConnection() !== undefined;
 */
export const getServerConnection = (): ServerConnection | undefined => connection;

const statusListeners = new Listeners<ServerStatus>();
let status: ServerStatus = 'online';

/** Status of the connection, for hooks and event streams. */
export const serverStatus = {
  read: (): ServerStatus => status,
  subscribe: (listener: (status: ServerStatus) => void) => statusListeners.add(listener),
  set(next: ServerStatus): void {
    if (next === status) return;
    status = next;
    statusListeners.notify(next);
  },
};
