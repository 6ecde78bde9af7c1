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
  'li',
  'tr',
  '[role="listitem"]',
  'ul',
  'ol',
  'tbody',
  '[role="list"]',
  'main',
].join();

const rowLists = 'ul, ol, tbody, [role="list"]';
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

/** The control that reads and works as the lost one did, such as a button drawn anew. */
export function twinOf(lost: Element, within: Element): HTMLElement | undefined {
  const name = nameOf(lost);
  if (name === '' || !lost.matches(controls)) return undefined;
  return presentControls(within).find(
    (control) => control.tagName === lost.tagName && nameOf(control) === name,
  );
}

/** What is to be pressed first in the row that now stands where a row was. */
export function controlInRow(rows: Element, index: number): HTMLElement | undefined {
  const row = rows.children[Math.min(index, rows.children.length - 1)];
  return row && isInView(row) ? presentControls(row)[0] : undefined;
}

const headingOf = (place: Element) =>
  place.matches(unheaded)
    ? undefined
    : [...place.querySelectorAll<HTMLElement>(headings)].find(isPresent);

/**
 * Hands the focus to a part of the page: to its first heading, or to itself where it has none. It is
 * announced, shows a ring to whoever uses the keyboard, and Tab goes on from there.
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
