const toasts = '[data-toasts]';
const rows = 'li, tr, [role="listitem"]';
const rowLists = 'ul, ol, tbody, [role="list"]';

/** What a reader can be told to be in: a part with a name of its own, an entry of a list, an open layer. */
const places = [
  '[role="dialog"]',
  '[role="group"]',
  '[role="toolbar"]',
  '[role="search"]',
  '[role="region"]',
  '[role="tabpanel"]',
  'section[aria-labelledby]',
  'form[aria-label]',
  'article',
  rows,
  rowLists,
  'main',
].join();

const unheaded = `[role="dialog"], [role="group"], [role="toolbar"], tr, ${rowLists}`;
const headings = 'h1, h2, h3, h4, h5, h6';
const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Whether an element is in the document, drawn and not switched off. */
export const isPresent = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.checkVisibility({ visibilityProperty: true });

const controlsIn = (within: Element) =>
  [...within.querySelectorAll<HTMLElement>(controls)].filter(isPresent);

/** The first heading of a part of the page that has one of its own. */
export const headingOf = (place: Element) =>
  place.matches(unheaded)
    ? undefined
    : [...place.querySelectorAll<HTMLElement>(headings)].find(isPresent);

/**
 * Hands the focus to a part of the page: to its first heading, or to itself where it has none. It is
 * announced, shows a ring to keyboard users, and Tab goes on from there.
 *
 * @example
 * const main = document.querySelector('main');
 * if (main) focusPlace(main);
 */
export function focusPlace(place: Element): void {
  const target = headingOf(place) ?? place;
  if (target instanceof HTMLElement) focusAt(target);
}

/** Focuses an element, for this one time where it could not be focused. */
export function focusAt(element: HTMLElement): void {
  if (!element.matches(controls) && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
}

/** Where the focus was: remembered, as an element that was removed tells nothing. */
export interface Trail {
  readonly element: Element;
  /** What it was in, innermost first, as far as its layer, and which child of that led to it. */
  readonly steps: readonly { readonly ancestor: Element; readonly index: number }[];
  /** Which of its row's controls it was; the first where there is no row. */
  readonly turn: number;
  /** What stands over the page for a while: a toast, or a part of the body without the page in it. */
  readonly layer: Element | null;
}

/** Remembers where the focus is, before it is lost. */
export function trailTo(element: Element): Trail {
  const part = element.closest(`${toasts}, body > *`);
  const layer = part?.querySelector('main') ? null : part;
  const steps: { ancestor: Element; index: number }[] = [];
  let below = element;
  for (let above = below.parentElement; above && below !== layer; above = above.parentElement) {
    steps.push({ ancestor: above, index: [...above.children].indexOf(below) });
    below = above;
  }
  const row = element.closest(rows);
  const turn = row ? controlsIn(row).findIndex((control) => control === element) : 0;
  return { element, steps, turn: Math.max(0, turn), layer };
}

const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent).trim();

/** The control that reads and works as the lost one did, such as a button that was drawn again. */
function twinOf(lost: Element, within: Element): HTMLElement | undefined {
  const name = nameOf(lost);
  return name === ''
    ? undefined
    : controlsIn(within).find(
        (control) => control.tagName === lost.tagName && nameOf(control) === name,
      );
}

/** The control of that turn in the row that now stands where a row was, if it is in view. */
function controlInRow(list: Element, at: number, turn: number): HTMLElement | undefined {
  const row = list.children[Math.min(at, list.children.length - 1)];
  const { top, bottom } = row?.getBoundingClientRect() ?? { top: 0, bottom: -1 };
  if (!row || bottom < 0 || top > window.innerHeight) return undefined;
  const found = controlsIn(row);
  return found[turn] ?? found[0];
}

function focusNear({ element, steps, turn, layer }: Trail): boolean {
  const step = steps.find(({ ancestor }) => ancestor.matches(places) && isPresent(ancestor));
  if (!step || layer?.matches(toasts)) return false;
  const { ancestor, index } = step;
  const control = ancestor.matches(rowLists)
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
export function restoreFocus(trails: readonly Trail[]): void {
  for (const [turn, trail] of trails.entries()) {
    const { element } = trail;
    if (turn > 0 && element instanceof HTMLElement && isPresent(element)) {
      // The page itself was only a stand-in for its heading.
      if (element.matches('main')) focusPlace(element);
      else focusAt(element);
      return;
    }
    if (focusNear(trail)) return;
  }
  const dialog = [...document.querySelectorAll('[role="dialog"]')].filter(isPresent).at(-1);
  const rest = dialog ?? document.querySelector('main');
  if (rest) focusPlace(rest);
}
