import type { PortalKey } from '../../domain/portal';
import { Listeners } from '../database/listeners';

/**
 * The signed-in person, as `GET /me` of the server returns it. `company` is empty for the portals of operators.
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
 * How the page reaches a workspace server.
 *
 * @example
 * const isSignedIn = ({ person }: ServerConnection) => person !== undefined;
 */
export interface ServerConnection {
  /** Origin of the server, without a slash at the end. */
  readonly address: string;
  /** `undefined` before sign-in. */
  readonly person: SignedInPerson | undefined;
  /** A valid access token. Rejects if the person must sign in again. */
  accessToken(): Promise<string>;
}

/** Whether the page currently reaches the server. */
export type ServerStatus = 'online' | 'offline';

let connection: ServerConnection | undefined;

/**
 * Sets the connection to a workspace server. Call it before the workspace of the page opens.
 *
 * @example
 * connectServer({ address: 'https://api.example.com', person, accessToken });
 */
export function connectServer(to: ServerConnection): void {
  connection = to;
}

/**
 * The connection to the workspace server; `undefined` if the workspace is in this browser.
 *
 * @example
 * const isShared = serverConnection() !== undefined;
 */
export const serverConnection = (): ServerConnection | undefined => connection;

const statusListeners = new Listeners<ServerStatus>();
let status: ServerStatus = 'online';

/** The status of the connection, for the hook and the event streams. */
export const serverStatus = {
  read: (): ServerStatus => status,
  subscribe: (listener: (status: ServerStatus) => void) => statusListeners.add(listener),
  set(next: ServerStatus): void {
    if (next === status) return;
    status = next;
    statusListeners.notify(next);
  },
};
