import {
  localCompositionPointerPath,
  type CompositionPointer,
  type RemoteRelease,
} from 'shared-kernel/remote';
import { fetchText, readLastKnownPointer } from '../federation/fetch-text';
import { isOverviewTab, overviewChunkName } from '../page/overview-tab';
import {
  readBuiltInRemotes,
  findTab,
  listTabs,
  type RemoteDescriptions,
  type RemoteTab,
} from '../page/remote-tabs';
import {
  isKernelCompatible,
  getSharedChunks,
  preloadFile,
  preloadChunks,
  findScreenFiles,
} from '../federation/page-files';
import { readPageMeta } from '../page/read-page-meta';
import { sessionScopedStorage } from 'shared-kernel/shell';
import { overridesKey } from '../page/session-keys';

type Remotes = Readonly<Record<string, RemoteRelease>>;

function preloadScreen(tab: RemoteTab, remotes: Remotes): void {
  const release = remotes[tab.remote];
  if (!release || !isKernelCompatible(release)) return;
  for (const { href, digest } of findScreenFiles(tab, release)) preloadFile(href, digest);
}

function describedIn(remotes: Remotes): RemoteDescriptions {
  const entries = Object.entries(remotes).map(([name, { brings }]) => [name, brings]);
  return Object.fromEntries(entries) as RemoteDescriptions;
}

/** Requests the composition and preloads the screen that the URL names. Returns the shell chunks that the tab needs. */
export function startFederation(key: string | null, isShown: boolean): readonly string[] {
  const { compositionPointer = localCompositionPointerPath } = readPageMeta('config');
  const pointer = String(compositionPointer);
  const answer = fetchText(pointer, 'no-cache');
  window.trustfoldComposition = answer;
  const known = findTab(listTabs(readBuiltInRemotes()), key);
  const isWanted = isShown && !hasOverrides();
  const follow = (text: string) => {
    const { composition } = JSON.parse(text) as Pick<CompositionPointer, 'composition'>;
    const { remotes } = composition;
    const tab = findTab(listTabs(describedIn(remotes)), key);
    if (!tab || !isWanted) return;
    if (!known) preloadChunks(getSharedChunks(tab));
    preloadScreen(tab, remotes);
  };
  const held = readLastKnownPointer(pointer);
  try {
    if (held !== null) follow(held);
  } catch {
    // The stored composition may be invalid.
  }
  // Ignores errors, because the shell uses the same response and handles its errors.
  answer
    .then(({ text }) => {
      if (text !== held) follow(text);
    })
    .catch(() => undefined);
  if (known) return getSharedChunks(known);
  return isOverviewTab(key) ? [overviewChunkName] : [];
}

export const hasOverrides = (): boolean =>
  /[?&](remote\.|composition=)/.test(location.search) ||
  sessionScopedStorage.get(overridesKey) !== null;

/** Selects a separate workspace for a page with overrides, so that previews cannot change the live workspace. */
export function setPreviewWorkspace(): void {
  const { previews, allowLocalRemotes } = readPageMeta('config');
  if ((previews || allowLocalRemotes) && hasOverrides())
    document.documentElement.dataset.workspace = 'preview';
}
