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

export const isPlace = (element: Element): boolean => element.matches(places);

export const isRowList = (element: Element): boolean => element.matches(rowLists);

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
};

const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent).trim();

const presentControls = (within: Element) =>
  [...within.querySelectorAll<HTMLElement>(controls)].filter(isPresent);

/** The control that reads and works as the lost one did, such as a button that was drawn again. */
export function twinOf(lost: Element, within: Element): HTMLElement | undefined {
  const name = nameOf(lost);
  if (name === '' || !lost.matches(controls)) return undefined;
  return presentControls(within).find(
    (control) => control.tagName === lost.tagName && nameOf(control) === name,
  );
}

/** Which of its row's controls it is; the first where there is no row. */
export function turnInRow(control: Element): number {
  const row = control.closest(rows);
  return row
    ? Math.max(
        0,
        presentControls(row).findIndex((other) => other === control),
      )
    : 0;
}

/** The control of that turn in the row that now stands where a row was. */
export function controlInRow(list: Element, at: number, turn: number): HTMLElement | undefined {
  const row = list.children[Math.min(at, list.children.length - 1)];
  if (!row || !isInView(row)) return undefined;
  const found = presentControls(row);
  return found[turn] ?? found[0];
}

const headingOf = (place: Element) =>
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

export const hasHeading = (place: Element): boolean => headingOf(place) !== undefined;

/** Whether an element is the page, or a tab of it, and replaces a heading that has not loaded yet. */
export const awaitsHeading = (element: Element): boolean =>
  element.matches('main, main > [role="region"], [role="tabpanel"]') && !hasHeading(element);

/** Focuses an element, for this one time where it could not be focused. */
export function focusAt(element: HTMLElement): void {
  if (!element.matches(controls) && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
}

/** What can have the focus and is no place to be: a control that is off, the toasts when there are none. */
const left = ':disabled, [data-toasts]:empty';

/** Whether nothing that is a place has the focus. */
export const isNowhere = () => {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.matches(left);
};

/** Whether a pointer or Tab is held down, until it is stopped. */
export function watchHeld(signal: AbortSignal) {
  const held = { pointer: false, tab: false };
  const point = ({ type }: MouseEvent) => {
    held.pointer = type === 'mousedown';
  };
  const press = ({ type, key }: KeyboardEvent) => {
    held.tab = type === 'keydown' && key === 'Tab';
  };
  document.addEventListener('mousedown', point, { capture: true, signal });
  document.addEventListener('mouseup', point, { capture: true, signal });
  document.addEventListener('keydown', press, { capture: true, signal });
  document.addEventListener('keyup', press, { capture: true, signal });
  return held;
}
