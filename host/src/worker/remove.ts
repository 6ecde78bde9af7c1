import { dropAll } from './drop-all';
import { workerScope } from './scope';

let removed = false;

/** Whether it was taken away; the pages that it still has are the browser's from then on. */
export const isRemoved = () => removed;

/** Takes the worker and all that it kept away. */
export async function removeWorker(): Promise<void> {
  removed = true;
  await dropAll();
  await workerScope.registration.unregister();
}
