import { useSyncExternalStore } from 'react';
import { serverStatusStore, type ServerStatus } from '../server/connection';

/** Whether the page can reach the workspace server; always `online` without a server. */
export const useServerStatus = (): ServerStatus =>
  useSyncExternalStore(serverStatusStore.subscribe, serverStatusStore.read);
