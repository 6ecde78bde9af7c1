import { sessionScopedStorage } from 'shared-kernel/shell';
import { overridesKey } from '../page/overrides-key';
import { pageMeta } from '../page/page-meta';

/** Whether the page was asked for something else than what is live. */
export const isOtherwiseAsked = (): boolean =>
  /[?&](remote\.|composition=)/.test(location.search) ||
  sessionScopedStorage.get(overridesKey) !== null;

/** Gives a page that may show something else than what is live a workspace beside the real one. */
export function setWorkspaceAside(): void {
  const { previews, allowLocalRemotes } = pageMeta('config');
  if ((previews || allowLocalRemotes) && isOtherwiseAsked())
    document.documentElement.dataset.workspace = 'preview';
}
