import { useSyncExternalStore } from 'react';
import type { Composition } from 'shared-kernel/remote';
import { setDescriptions } from 'shared-kernel/shell';
import { readBuiltInRemotes, listTabs } from '../page/remote-tabs';
import {
  listDeclaredCollections,
  listDeclaredPermissions,
  listRecordRoutes,
  listTabFilters,
} from './descriptions';
import { readRemotes, type Remotes } from './read-remotes';

interface PageRemotes extends Remotes {
  readonly names: readonly string[];
  /** Whether loading the composition has ended. A failure also counts as the end. */
  readonly isSettled: boolean;
}

function builtIn(): PageRemotes {
  const described = readBuiltInRemotes();
  return { described, tabs: listTabs(described), names: Object.keys(described), isSettled: false };
}

let current: PageRemotes | undefined;
const listeners = new Set<() => void>();

function set(next: PageRemotes): PageRemotes {
  current = next;
  const { described, isSettled } = next;
  setDescriptions({
    recordRoutes: listRecordRoutes(described),
    tabFilters: listTabFilters(described),
    permissions: listDeclaredPermissions(described),
    collections: isSettled ? listDeclaredCollections(described) : undefined,
  });
  return next;
}

function change(next: PageRemotes): void {
  set(next);
  listeners.forEach((notify) => notify());
}

export const getPageRemotes = (): PageRemotes => current ?? set(builtIn());

export function setPageComposition(composition: Composition): void {
  const names = Object.keys(composition.remotes);
  change({ ...readRemotes(composition, readBuiltInRemotes()), names, isSettled: true });
}

/** Stops waiting for the composition. The page continues with the remotes that were known at build time. */
export function markCompositionUnavailable(): void {
  if (!getPageRemotes().isSettled) change({ ...getPageRemotes(), isSettled: true });
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}

export const usePageRemotes = (): PageRemotes => useSyncExternalStore(subscribe, getPageRemotes);
