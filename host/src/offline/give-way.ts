import { isKeptWhole, type ToWorker } from '../worker/messages';

const presses = ['pointerdown', 'keydown'];

/** Until the worker says that it keeps all, what a reader presses goes before what it fetches. */
export function giveWay(worker: Pick<ServiceWorker, 'postMessage'>): void {
  const say = () => worker.postMessage('later' satisfies ToWorker);
  const listen = { capture: true, passive: true };
  for (const press of presses) window.addEventListener(press, say, listen);
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (!isKeptWhole(data)) return;
    for (const press of presses) window.removeEventListener(press, say, listen);
    navigator.serviceWorker.removeEventListener('message', hear);
  };
  navigator.serviceWorker.addEventListener('message', hear);
}
