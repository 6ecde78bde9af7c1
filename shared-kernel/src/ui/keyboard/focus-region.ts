const rows = 'li, tr, [role="listitem"]';
const rowLists = 'ul, ol, tbody, [role="list"]';

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

const isPresent = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.checkVisibility({ visibilityProperty: true });

export const findControls = (within: Element): readonly HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(controls)].filter(isPresent);

/**
 * Focuses the first heading of a page region, or the region itself if it has no heading. Screen readers announce it,
 * and Tab continues from there.
 *
 * @example
 * const main = document.querySelector('main');
 * if (main) focusRegion(main);
 */
export function focusRegion(place: Element): void {
  const heading = place.matches(unheaded)
    ? undefined
    : [...place.querySelectorAll<HTMLElement>(headings)].find(isPresent);
  const target = heading ?? place;
  if (target instanceof HTMLElement) focusElement(target);
}

/** Focuses an element; a temporary `tabindex` makes it focusable if necessary. */
export function focusElement(element: HTMLElement): void {
  if (!element.matches(controls) && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
}

/** Selector of the tab panel, which has the focus after navigation until the screen’s heading has loaded. */
export const tabPanelSelector = 'main > :is([role="tabpanel"], [role="region"])';

/** Whether the focus is on no control, but on the page itself or on the tab panel. */
export const isFocusLost = (): boolean => {
  const { activeElement, body } = document;
  return (
    activeElement === null || activeElement === body || activeElement.matches(tabPanelSelector)
  );
};

const rowsOf = (list: Element) =>
  [...list.querySelectorAll(rows)].filter((row) => row.parentElement?.closest(rowLists) === list);

/**
 * Remembers the position of an element that will be removed. The returned function focuses its replacement, such as the
 * same control in the next row.
 */
export function rememberFocus(element: Element): () => void {
  const own = element.closest(rows);
  const turn = own ? findControls(own).findIndex((control) => control === element) : 0;
  const around: { readonly place: Element; readonly index: number }[] = [];
  let place = element.parentElement?.closest(places);
  while (place) {
    const index = place.matches(rowLists)
      ? rowsOf(place).findIndex((each) => each.contains(element))
      : 0;
    around.push({ place, index });
    place = place.parentElement?.closest(places);
  }
  return () => {
    const found = around.find((each) => isPresent(each.place));
    const main = document.querySelector('main');
    if (!found) {
      if (main) focusRegion(main);
      return;
    }
    const following = found.place.matches(rowLists) ? rowsOf(found.place) : [];
    const row = following[Math.min(found.index, following.length - 1)];
    const control = row && (findControls(row)[Math.max(0, turn)] ?? findControls(row)[0]);
    if (control) focusElement(control);
    else focusRegion(found.place);
  };
}
