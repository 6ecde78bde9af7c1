import { useSyncExternalStore } from 'react';
import type { Composition } from 'shared-kernel/remote';
import {
  setDescribedCollections,
  setDescribedPermissions,
  setRecordPlaces,
} from 'shared-kernel/shell';
import { stampedRemotes, tabsOf } from '../page/described-tabs';
import { describedCollections } from './described-collections';
import { describedPermissions } from './described-permissions';
import { readRemotes, type Remotes } from './read-remotes';
import { recordPlaces, tabFilters } from './record-places';

interface PageRemotes extends Remotes {
  /** Names of the remotes that are deployed, as far as is known. */
  readonly names: readonly string[];
  /** What is deployed has been read, or cannot be. */
  readonly isSettled: boolean;
}

/** What the page's own release knew, until what is deployed has been read. */
function stamped(): PageRemotes {
  const described = stampedRemotes();
  return { described, tabs: tabsOf(described), names: Object.keys(described), isSettled: false };
}

let current: PageRemotes | undefined;
const listeners = new Set<() => void>();

function set(next: PageRemotes): PageRemotes {
  current = next;
  setRecordPlaces(recordPlaces(next.described), tabFilters(next.described));
  setDescribedPermissions(describedPermissions(next.described));
  setDescribedCollections(next.isSettled ? describedCollections(next.described) : undefined);
  return next;
}

function change(next: PageRemotes): void {
  set(next);
  listeners.forEach((notify) => notify());
}

/** The remotes of this page, as far as they are known. */
export const pageRemotes = (): PageRemotes => current ?? set(stamped());

/** From now on the page's remotes are those of this composition. */
export function showComposition(composition: Composition): void {
  const names = Object.keys(composition.remotes);
  change({ ...readRemotes(composition, stampedRemotes()), names, isSettled: true });
}

/** What is deployed cannot be read: the page stays with what it knows. */
export function settleWithout(): void {
  if (!pageRemotes().isSettled) change({ ...pageRemotes(), isSettled: true });
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}

export const usePageRemotes = (): PageRemotes => useSyncExternalStore(subscribe, pageRemotes);
