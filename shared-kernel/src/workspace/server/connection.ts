import type { PortalKey } from '../../domain/portal';
import { Listeners } from '../database/listeners';
import type { Workspace } from '../workspace';

/** The signed-in person from `GET /me` of the server. `company` is empty for portals of operators. */
export interface SignedInPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly portals: readonly PortalKey[];
  readonly company: string;
}

/** Connection of a page to a workspace server. */
export interface ServerConnection {
  /** Origin of the server, without a trailing slash. */
  readonly address: string;
  /** The signed-in person; `undefined` before sign-in. */
  readonly person: SignedInPerson | undefined;
  /** Returns a valid access token. Rejects if the user must sign in again. */
  accessToken(): Promise<string>;
  /** Called if the server rejects the token. */
  refused?(): void;
}

/** Whether the page can currently reach the server. */
export type ServerStatus = 'online' | 'offline';

let connection: ServerConnection | undefined;

/** Opens the workspace of a server. The code loads only if the page connects to a server. */
let openShared: ((to: ServerConnection) => Workspace) | undefined;

/** Connects the page to a workspace server. Wait for it before the workspace opens. */
export async function connectToServer(to: ServerConnection): Promise<void> {
  connection = to;
  openShared = (await import(/* webpackChunkName: "server" */ './shared-workspace'))
    .createSharedWorkspace;
}

export const openServerWorkspace = (): Workspace | undefined =>
  connection && openShared?.(connection);

/**
 * Returns the connection to the workspace server, or `undefined` if the workspace is in this browser.
 *
 * @example
 * const isShared = getServerConnection() !== undefined;
 */
export const getServerConnection = (): ServerConnection | undefined => connection;

/**
 * The company of the signed-in user in the vendor portal; `undefined` in other portals and without a server.
 *
 * @example
 * const companies = [getVendorCompany('vendor') ?? []].flat();
 */
export const getVendorCompany = (portal: PortalKey | undefined): string | undefined =>
  portal === 'vendor' ? connection?.person?.company : undefined;

const statusListeners = new Listeners<ServerStatus>();
let status: ServerStatus = 'online';

/** The status of the connection to the server. Requests and the event stream set it, and hooks subscribe to it. */
export const serverStatusStore = {
  read: (): ServerStatus => status,
  subscribe: (listener: (status: ServerStatus) => void) => statusListeners.add(listener),
  set(next: ServerStatus): void {
    if (next === status) return;
    status = next;
    statusListeners.notify(next);
  },
};
