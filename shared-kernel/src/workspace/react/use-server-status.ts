import { useSyncExternalStore } from 'react';
import { serverStatusStore, type ServerStatus } from '../server/connection';

/** Whether the page reaches the workspace server. Without a server, it is `online`. */
export const useServerStatus = (): ServerStatus =>
  useSyncExternalStore(serverStatusStore.subscribe, serverStatusStore.read);
