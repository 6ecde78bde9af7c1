import { useEffect, type RefObject } from 'react';
import { getUnmodifiedKey, usePreferencesValue } from 'shared-kernel/shell';
import { isShortcutKeyPress } from 'shared-kernel/ui';

const rows = 'tbody tr[data-index], ul > li:has(article), [role="listitem"]:has(article)';
/** Selectors of the element that opens a row, most preferred first. */
const opener =
  '[aria-current], th a[href], th button, article h3 a[href], article footer button, article a, button, a[href]';
const box = 'input[type="checkbox"]';

const isShown = (element: Element) => element.getClientRects().length > 0;

const rowsOf = (tab: Element) => [...tab.querySelectorAll(rows)].filter(isShown);

const firstIn = (row: Element | undefined, selector: string) =>
  row?.querySelector<HTMLElement>(selector) ?? undefined;

function openerOf(row: Element | undefined): HTMLElement | undefined {
  for (const one of opener.split(', ')) {
    const found = firstIn(row, one);
    if (found) return found;
  }
  return undefined;
}

function step(tab: Element, by: number): boolean {
  const all = rowsOf(tab);
  const at = all.findIndex((row) => row.contains(document.activeElement));
  const target = openerOf(all[at < 0 ? 0 : at + by]);
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
  return target !== undefined;
}

function press(target: HTMLElement | undefined): boolean {
  target?.click();
  return target !== undefined;
}

const select = (tab: Element) =>
  press(
    firstIn(
      rowsOf(tab).find((row) => row.contains(document.activeElement)),
      box,
    ),
  );

const named = (tab: ParentNode, words: RegExp) =>
  [...tab.querySelectorAll<HTMLElement>('button')].find(
    (button) => isShown(button) && words.test(button.textContent.trim()),
  );

export const findExportButton = (tab: ParentNode) => named(tab, /^Export$/);

function filter(tab: Element): boolean {
  const field = tab.querySelector<HTMLElement>('[role="search"] [role="combobox"]');
  if (field && isShown(field)) {
    field.focus();
    return true;
  }
  return press(named(tab, /^Filter/));
}

function pressListKey(key: string, tab: Element): boolean {
  switch (key) {
    case 'j':
      return step(tab, 1);
    case 'k':
      return step(tab, -1);
    case 'x':
      return select(tab);
    case 'f':
      return filter(tab);
    case 'e':
      return press(named(tab, /^Export/));
    default:
      return false;
  }
}

/**
 * Handles the keys J, K, X, F and E in the lists of the open tab. The listener is on the window, so that a screen can
 * handle a key first.
 */
export function useListShortcuts(tab: RefObject<HTMLElement | null>): void {
  const { singleKeys } = usePreferencesValue();
  useEffect(() => {
    if (!singleKeys) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (!isShortcutKeyPress(event) || !tab.current) return;
      if (pressListKey(getUnmodifiedKey(event), tab.current)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [singleKeys, tab]);
}
