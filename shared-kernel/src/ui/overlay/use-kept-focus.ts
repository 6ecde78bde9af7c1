import { useEffect } from 'react';
import {
  awaitsHeading,
  focusPlace,
  hasHeading,
  isNowhere,
  isPresent,
  controlInRow,
  focusAt,
  isPlace,
  isRowList,
  turnInRow,
  twinOf,
  watchHeld,
} from './focus-place';

/** Sees what may take the focus away: what had it is removed, or switched off. */
function observePage(onRemoval: () => void, onChange: () => void): MutationObserver {
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ removedNodes }) => removedNodes.length > 0)) onRemoval();
    onChange();
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return observer;
}

/** Keeps the focus in the page until it is stopped. */
function keepFocus(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const held = watchHeld(signal);
  let trail: FocusTrail | undefined;
  /** Had the focus before its heading came, and may get it back from a layer that opened meanwhile. */
  let standIn: Element | undefined;
  /** Tab led out of the page, to the browser’s own controls: nothing was lost, until the focus comes back. */
  let isAway = false;
  /** What was removed a moment ago, and what has the focus instead. */
  let replaced: { readonly lost: FocusTrail; readonly by: Element | null } | undefined;
  let frame = 0;

  const restore = () => {
    if (!trail || isAway || !isNowhere()) return false;
    restoreFocus(trail);
    return true;
  };
  // At once, so that the next key is not lost. What is drawn again in its place may still follow.
  const restoreRemoved = () => {
    const lost = trail;
    if (lost && restore()) replaced = { lost, by: document.activeElement };
  };
  const check = () => {
    frame = 0;
    const { activeElement } = document;
    const { lost, by } = replaced ?? {};
    replaced = undefined;
    if (lost && by === activeElement) restoreFocus(lost);
    else if (!restore() && standIn === activeElement && hasHeading(standIn)) focusPlace(standIn);
  };
  // Two frames later: what takes the focus by itself, or is off for a moment only, comes first.
  const checkSoon = () => {
    if (frame === 0 && trail)
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(check);
      });
  };
  const arrive = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    isAway = false;
    trail = trailTo(target, trail);
    if (awaitsHeading(target)) standIn = target;
    else if (target === standIn) checkSoon();
    else if (!trail.layer) standIn = undefined;
  };
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget) return;
    // A press beside everything gives the focus up.
    if (held.pointer) trail = undefined;
    else if (held.tab && target instanceof Element && isPresent(target)) isAway = true;
    else checkSoon();
  };

  const observer = observePage(restoreRemoved, checkSoon);
  document.addEventListener('focusin', arrive, { signal });
  document.addEventListener('focusout', leave, { signal });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    listening.abort();
  };
}

/**
 * Keeps the keyboard's place in the page: when what has the focus is taken away or switched off, the
 * focus goes on to what is next to it instead of to nothing. One in the page is enough.
 *
 * @example
 * useKeptFocus();
 */
export function useKeptFocus(): void {
  useEffect(keepFocus, []);
}

const toasts = '[data-toasts]';

interface Step {
  readonly ancestor: Element;
  /** Of the way down, among the ancestor's children. */
  readonly index: number;
}

/** Where the focus was: remembered, as an element that was removed tells nothing. */
export interface FocusTrail {
  readonly element: Element;
  /** Innermost first, as far as its layer. */
  readonly steps: readonly Step[];
  /** Which of its row's controls it was. */
  readonly turn: number;
  readonly layer: Element | null;
  /** Where the focus was before its layer opened. */
  readonly opener: FocusTrail | undefined;
}

function stepsTo(element: Element, layer: Element | null): Step[] {
  const steps: Step[] = [];
  let below = element;
  for (let above = below.parentElement; above && below !== layer; above = above.parentElement) {
    steps.push({ ancestor: above, index: [...above.children].indexOf(below) });
    below = above;
  }
  return steps;
}

/** What stands over the page for a while: a toast, or a part of the body without the page in it. */
function layerOf(element: Element): Element | null {
  const part = element.closest(`${toasts}, body > *`);
  return part?.querySelector('main') ? null : part;
}

function openerOf(layer: Element | null, previous: FocusTrail | undefined) {
  if (!layer) return undefined;
  for (let trail = previous; trail; trail = trail.opener)
    if (trail.layer === layer) return trail.opener;
  return previous;
}

export function trailTo(element: Element, previous: FocusTrail | undefined): FocusTrail {
  const layer = layerOf(element);
  return {
    element,
    steps: stepsTo(element, layer),
    turn: turnInRow(element),
    layer,
    opener: openerOf(layer, previous),
  };
}

function focusNear({ element, steps, turn, layer }: FocusTrail): boolean {
  if (layer?.matches(toasts)) return false;
  const step = steps.find(({ ancestor }) => isPlace(ancestor) && isPresent(ancestor));
  if (!step) return false;
  const { ancestor, index } = step;
  const control = isRowList(ancestor)
    ? controlInRow(ancestor, index, turn)
    : twinOf(element, ancestor);
  if (control) focusAt(control);
  else focusPlace(ancestor);
  return true;
}

/**
 * Restores a lost focus: to the same control where it was drawn again, to the row that replaced a row, to the part of
 * the page that it was in, or to what had opened a layer that has closed.
 */
export function restoreFocus(lost: FocusTrail): void {
  for (let trail: FocusTrail | undefined = lost; trail; trail = trail.opener) {
    if (trail !== lost && trail.element instanceof HTMLElement && isPresent(trail.element)) {
      // The page itself was only a stand-in for its heading.
      if (trail.element.matches('main')) focusPlace(trail.element);
      else focusAt(trail.element);
      return;
    }
    if (focusNear(trail)) return;
  }
  const dialog = [...document.querySelectorAll('[role="dialog"]')].filter(isPresent).at(-1);
  const rest = dialog ?? document.querySelector('main');
  if (rest) focusPlace(rest);
}
