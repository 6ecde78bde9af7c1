import { prefersLessData, shellConfig } from 'shared-kernel/shell';
import { loadComposition } from '../federation/composition';
import { overrides } from '../federation/overrides';
import { dropAll } from '../worker/drop-all';
import type { ToWorker } from '../worker/messages';
import { giveWay } from './give-way';
import { nameManifest } from './manifest';

const workerAddress = '/sw.js';

export const tell = (worker: ServiceWorker | null | undefined, message: ToWorker): void =>
  worker?.postMessage(message);

/** Whether this browser tab was asked for something else than is live, which is nothing to keep. */
function isPreview(): boolean {
  const { composition, remotes } = overrides();
  return composition !== undefined || Object.keys(remotes).length > 0;
}

async function removeWorker({ serviceWorker }: Navigator): Promise<void> {
  const registration = await serviceWorker.getRegistration('/');
  // Pages that are open stay with it until they are left.
  tell(registration?.active, 'remove');
  await registration?.unregister();
  await dropAll();
}

/**
 * Has the browser keep what is live, so that it opens without a network; or takes that away where it is switched
 * off. Gives whether anything is kept.
 */
export async function keepProduct(): Promise<boolean> {
  const { composition, promotion } = await loadComposition();
  if (promotion === undefined || isPreview() || shellConfig().allowLocalRemotes) return false;
  if (composition.worker === 'off') {
    await removeWorker(navigator);
    return false;
  }
  nameManifest();
  if (prefersLessData()) return navigator.serviceWorker.controller !== null;
  await navigator.serviceWorker.register(workerAddress);
  const { active } = await navigator.serviceWorker.ready;
  if (active) giveWay(active);
  tell(active, 'keep');
  return true;
}
