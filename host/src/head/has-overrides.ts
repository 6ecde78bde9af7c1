import { sessionScopedStorage } from 'shared-kernel/shell';
import { overridesKey } from '../page/overrides-key';
import { pageMeta } from '../page/page-meta';

/** Whether the address, or this browser tab, asks for another release than the live one. */
export const hasOverrides = (): boolean =>
  /[?&](remote\.|composition=)/.test(location.search) ||
  sessionScopedStorage.get(overridesKey) !== null;

/** Gives a page that may show another release than the live one a workspace of its own, beside the real one. */
export function setWorkspaceAside(): void {
  const { previews, allowLocalRemotes } = pageMeta('config');
  if ((previews || allowLocalRemotes) && hasOverrides())
    document.documentElement.dataset.workspace = 'preview';
}
