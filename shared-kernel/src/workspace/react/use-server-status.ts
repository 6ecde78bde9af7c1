import { useSyncExternalStore } from 'react';
import { serverStatus, type ServerStatus } from '../server/connection';

/**
 * Returns whether the page can reach the workspace server. Without a server, the result is `online`.
 *
 * @example
 * const isOffline = useServerStatus() === 'offline';
 */
export const useServerStatus = (): ServerStatus =>
  useSyncExternalStore(serverStatus.subscribe, serverStatus.read);
