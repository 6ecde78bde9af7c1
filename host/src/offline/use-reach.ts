import { useEffect, useState, useSyncExternalStore } from 'react';
import { readPointer } from '../federation/read-pointer';
import { isFromWorker } from '../worker/messages';
import { tell } from './keep-product';

const askAgainMs = 10_000;

function subscribe(notify: () => void) {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);

function subscribeToWorker(notify: () => void) {
  navigator.serviceWorker.addEventListener('controllerchange', notify);
  return () => navigator.serviceWorker.removeEventListener('controllerchange', notify);
}

/** Whether a worker answers this page: at a first visit once it keeps all. */
export const useIsControlled = () =>
  useSyncExternalStore(subscribeToWorker, () => navigator.serviceWorker.controller !== null);

/** Whether the page goes on without its servers: the browser says so, or the worker, which asked them last. */
export function useIsCut(): boolean {
  const isOnline = useIsOnline();
  const [isCut, setCut] = useState(false);

  useEffect(() => {
    const { serviceWorker } = navigator;
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (isFromWorker(data)) setCut(data.isCut);
    };
    serviceWorker.addEventListener('message', hear);
    tell(serviceWorker.controller, 'how');
    return () => serviceWorker.removeEventListener('message', hear);
  }, []);

  useEffect(() => {
    if (!isOnline || !isCut) return undefined;
    // The worker hears what comes of it.
    const ask = () => void readPointer().catch(() => undefined);
    ask();
    const timer = setInterval(ask, askAgainMs);
    return () => clearInterval(timer);
  }, [isOnline, isCut]);

  return !isOnline || isCut;
}
