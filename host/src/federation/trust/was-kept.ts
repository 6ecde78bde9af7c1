import { isFromWorker, type ToWorker } from '../../worker/messages';

const limitMs = 1_000;

const question: ToWorker = 'how';

/**
 * Whether what is deployed was last answered by the page's worker from what it keeps. The worker alone is asked: an
 * answer says nothing of it that a server could not say as well.
 */
export function wasKept(): Promise<boolean> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const controller = worker?.controller;
  if (!worker || !controller) return Promise.resolve(false);
  return new Promise((resolve) => {
    const settle = (isCut: boolean) => {
      clearTimeout(timer);
      worker.removeEventListener('message', hear);
      resolve(isCut);
    };
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (isFromWorker(data)) settle(data.isCut);
    };
    const timer = setTimeout(() => settle(false), limitMs);
    worker.addEventListener('message', hear);
    controller.postMessage(question);
  });
}
