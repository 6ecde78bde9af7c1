import type { Page } from '@playwright/test';
import { saveScreenshot } from '../core/save-screenshot';
import { expect, test } from '../core/test';
import { recordScreens, sectionScreens, screenGroups } from './screens';
import { checkScreens } from './walk-screens';

/** Text spacing that users may set (WCAG 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

const setSpacing = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/**
 * Returns the elements whose text overflows. An ellipsis is allowed, except in statuses and amounts. A link opens the
 * record, which shows its full name.
 */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element instanceof HTMLElement)
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
        if (clientWidth < 8 || clientHeight < 8) return false;
        const isFigure = element.closest('[translate="no"]:not(a)') !== null;
        if ((textOverflow === 'ellipsis' && !isFigure) || webkitLineClamp !== 'none') return false;
        if (element.innerText.trim() === '' || element.closest('svg, [aria-hidden="true"]'))
          return false;
        // A tab list may overflow, because it scrolls to the focused tab.
        if (element.matches('.ant-tabs-nav-wrap')) return false;
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          (cuts(overflowX) && scrollWidth > clientWidth + 1) ||
          (cuts(overflowY) && scrollHeight > clientHeight + 1)
        );
      })
      .map(({ tagName, className, innerText }) =>
        `${tagName} ${className} “${innerText.trim().slice(0, 60)}”`.replaceAll(/\s+/g, ' '),
      ),
  );

/** Returns elements beyond the right edge, if the page scrolls horizontally. */
const beyondTheSide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map(({ tagName, textContent }) => `${tagName} “${textContent.trim().slice(0, 60)}”`);
  });

/** Waits until smooth scrolling to the focused element has ended. */
const untilScrolled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let before = NaN; before !== scrollY; await frame()) {
      before = scrollY;
      await frame();
    }
  });

/** Whether the focused element is at least partly visible (WCAG 2.4.11). */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'ok';
    // The inputs of a segmented control are visually hidden, so the position of their label is checked instead.
    const drawn = activeElement.closest('label') ?? activeElement;
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    const isSeen = points.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (drawn.contains(there) || there.contains(drawn));
    });
    const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent;
    return isSeen ? 'ok' : `${activeElement.tagName} “${name.trim().slice(0, 60)}”`;
  });

const softly = expect.configure({ soft: true });

/** Size in CSS pixels of a 1280 x 1024 window at 400% zoom. */
const zoomed = { width: 320, height: 256 };

const stops = 24;

for (const screens of [...screenGroups, ...sectionScreens, recordScreens]) {
  const names = screens.map(({ name }) => name).join(', ');

  test(`[G9] ${names} show all text with increased text spacing @deep @a11y`, async ({ page }) => {
    await checkScreens(page, screens, async ({ name, width, untilAtRest }) => {
      const before = new Set(await cutTexts(page));
      await setSpacing(page, spacing);
      await untilAtRest();
      const cut = (await cutTexts(page)).filter((text) => !before.has(text));
      softly(cut, `${name}, ${width} wide`).toEqual([]);
      softly(await beyondTheSide(page), `${name}, ${width} wide`).toEqual([]);
      await saveScreenshot(page, `spacing-${name}-${width}`);
      await setSpacing(page, '');
    });
  });

  test(`[G9] ${names} scroll only vertically and show the focused element at 400% zoom @deep @a11y`, async ({
    page,
  }) => {
    await checkScreens(
      page,
      screens,
      async ({ name }) => {
        softly(await beyondTheSide(page), name).toEqual([]);
        const hidden: string[] = [];
        for (let stop = 0; stop < stops; stop += 1) {
          await page.keyboard.press('Tab');
          await untilScrolled(page);
          const seen = await focusIsSeen(page);
          if (seen !== 'ok') hidden.push(seen);
        }
        softly(hidden, `${name}: what has the focus and is not seen`).toEqual([]);
        await saveScreenshot(page, `zoomed-${name}`);
      },
      [zoomed],
    );
  });
}
