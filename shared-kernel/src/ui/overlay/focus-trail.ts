import {
  controlInRow,
  focusAt,
  focusPlace,
  isPlace,
  isPresent,
  isRowList,
  turnInRow,
  twinOf,
} from './focus-place';

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

/** Remembers where the focus is, before it is lost. */
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
