import { localPointer, partChunk, platformChunk, type RemoteRelease } from 'shared-kernel/remote';
import { sessionScopedStorage } from 'shared-kernel/shell';
import { ask } from '../federation/ask';
import {
  stampedRemotes,
  tabNamed,
  tabsOf,
  type Described,
  type RemoteTab,
} from '../federation/described-tabs';
import { overridesKey } from '../federation/overrides-key';
import { pageMeta } from './page-meta';
import { preload, preloadChunks } from './preload';

type Remotes = Readonly<Record<string, RemoteRelease>>;

const isOtherwiseAsked = () =>
  /[?&](remote\.|composition=)/.test(location.search) ||
  sessionScopedStorage.get(overridesKey) !== null;

/** The same test as the shell will make with a whole range, for what is released by our own means. */
function isFitting({ kernelRange }: RemoteRelease): boolean {
  const [major = 0, minor = 0] = String(pageMeta('chunks').kernel).split('.').map(Number);
  const [, ofMajor, fromMinor] = /^\^(\d+)\.(\d+)\./.exec(kernelRange) ?? [];
  return Number(ofMajor) === major && Number(fromMinor) <= minor;
}

function preloadScreen({ remote, screen }: RemoteTab, remotes: Remotes): void {
  const release = remotes[remote];
  if (!release || !isFitting(release)) return;
  const files = release.screens[screen.slice(remote.length + 1)] ?? [];
  for (const file of [release.entry, ...files]) {
    const digest = release.files[file];
    if (digest !== undefined) preload(release.address + file, digest);
  }
}

/** The chunks with which the shell meets a remote. */
const platformOf = ({ needs }: RemoteTab) => ['federation', platformChunk, ...needs.map(partChunk)];

function describedIn(remotes: Remotes): Described {
  const entries = Object.entries(remotes).map(([name, { brings }]) => [name, brings]);
  return Object.fromEntries(entries) as Described;
}

/**
 * Asks for the composition, which the shell takes over, and then for the files of the screen that the
 * address names. Gives the chunks that the tab needs, as far as the page knows it already.
 */
export function startFederation(key: string | null, isShown: boolean): readonly string[] {
  const { compositionPointer = localPointer } = pageMeta('config');
  const answer = ask(String(compositionPointer), 'no-cache');
  window.trustfoldComposition = answer;
  const known = tabNamed(tabsOf(stampedRemotes()), key);
  const follow = (text: string) => {
    if (!isShown || isOtherwiseAsked()) return;
    const { composition } = JSON.parse(text) as { composition: { remotes: Remotes } };
    const tab = tabNamed(tabsOf(describedIn(composition.remotes)), key);
    if (!tab) return;
    if (!known) preloadChunks(platformOf(tab));
    preloadScreen(tab, composition.remotes);
  };
  // Whoever takes the answer hears of its failure; nobody else need.
  answer.then(({ text }) => follow(text)).catch(() => undefined);
  return known ? platformOf(known) : [];
}
