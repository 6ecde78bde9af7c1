import type { FromWorker } from './messages';
import { workerScope } from './scope';

let isCut = false;

/** Whether the network was reached when it was last asked what is deployed. */
export const reach = (): FromWorker => ({ isCut });

/** Tells every page of the product. */
export function tellReach(next: boolean): void {
  isCut = next;
  workerScope.clients.matchAll().then(
    (clients) => clients.forEach((client) => client.postMessage(reach())),
    () => undefined,
  );
}
