import { useSyncExternalStore } from 'react';
import type { Composition } from 'shared-kernel/remote';
import { setDescriptions } from 'shared-kernel/shell';
import { builtInRemotes, tabsOf } from '../page/described-tabs';
import {
  listDeclaredCollections,
  listDeclaredPermissions,
  recordRoutes,
  tabFilters,
} from './descriptions';
import { readRemotes, type Remotes } from './read-remotes';

interface PageRemotes extends Remotes {
  readonly names: readonly string[];
  /** Whether loading the composition has ended, with or without success. */
  readonly isSettled: boolean;
}

function builtIn(): PageRemotes {
  const described = builtInRemotes();
  return { described, tabs: tabsOf(described), names: Object.keys(described), isSettled: false };
}

let current: PageRemotes | undefined;
const listeners = new Set<() => void>();

function set(next: PageRemotes): PageRemotes {
  current = next;
  const { described, isSettled } = next;
  setDescriptions({
    recordRoutes: recordRoutes(described),
    tabFilters: tabFilters(described),
    permissions: listDeclaredPermissions(described),
    collections: isSettled ? listDeclaredCollections(described) : undefined,
  });
  return next;
}

function change(next: PageRemotes): void {
  set(next);
  listeners.forEach((notify) => notify());
}

export const pageRemotes = (): PageRemotes => current ?? set(builtIn());

export function showComposition(composition: Composition): void {
  const names = Object.keys(composition.remotes);
  change({ ...readRemotes(composition, builtInRemotes()), names, isSettled: true });
}

/** Ends loading without a composition. The page then uses the remotes that are known from the build. */
export function settleWithoutComposition(): void {
  if (!pageRemotes().isSettled) change({ ...pageRemotes(), isSettled: true });
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}

export const usePageRemotes = (): PageRemotes => useSyncExternalStore(subscribe, pageRemotes);
