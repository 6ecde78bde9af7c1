import { useSyncExternalStore } from 'react';
import { serverStatus, type ServerStatus } from '../server/connection';

/**
 * Returns `offline` if the page cannot reach the workspace server, otherwise `online`. If the workspace is not on a
 * server, the result is always `online`.
 *
 * @example
 * const isOffline = useServerStatus() === 'offline';
 */
export const useServerStatus = (): ServerStatus =>
  useSyncExternalStore(serverStatus.subscribe, serverStatus.read);
