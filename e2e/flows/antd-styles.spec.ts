import { expect, test, type Page } from '@playwright/test';
import { antdPage } from 'tooling/looks';

const choices = (['light', 'dark'] as const).flatMap((mode) => [
  { mode, compact: false, touch: false, reducedMotion: false },
  { mode, compact: true, touch: false, reducedMotion: false },
  { mode, compact: false, touch: true, reducedMotion: false },
  { mode, compact: true, touch: true, reducedMotion: true },
]);

type Choice = (typeof choices)[number];

type AntdWindow = typeof window & { readonly show: (choice: Choice) => void };

async function open(page: Page, html: string) {
  await page.setContent(html);
  await page.waitForFunction(() => 'show' in window);
}

/** Everything that a browser has worked out of every element and what it draws before and after it. */
const stylesUnder = async (page: Page, choice: Choice): Promise<readonly (readonly string[])[]> => {
  await page.evaluate((shown) => (window as AntdWindow).show(shown), choice);
  await page.locator('.ant-drawer-open').waitFor();
  return page.evaluate(async () => {
    const isMoving = () =>
      document.querySelector('[class*="-appear"], [class*="-enter"]') !== null ||
      document.getAnimations().some(({ effect }) => effect?.getTiming().iterations !== Infinity);
    const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
    while (isMoving()) await pause();
    // Overlays were placed while they grew.
    for (let turn = 0; turn < 4; turn += 1) {
      window.dispatchEvent(new Event('resize'));
      await pause();
    }
    for (const endless of document.getAnimations()) endless.cancel();
    const pathOf = (element: Element): string =>
      element.parentElement === null
        ? element.tagName
        : `${pathOf(element.parentElement)} > ${element.tagName}.${(element.getAttribute('class') ?? '').replace(/\btf[\w-]*\s*/g, '')}`;
    const partsOf = (element: Element) => [
      undefined,
      ...['::before', '::after'].filter(
        (part) => !/^(none|normal)$/.test(getComputedStyle(element, part).content),
      ),
      ...(element.matches('input, textarea') ? ['::placeholder'] : []),
    ];
    return [...document.body.querySelectorAll('*:not(script)')].flatMap((element) =>
      partsOf(element).map((part) => {
        const style = getComputedStyle(element, part);
        const values = [...style]
          .filter((name) => !name.startsWith('--'))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return [`${pathOf(element)}${part ?? ''}`, ...values];
      }),
    );
  });
};

for (const mode of ['light', 'dark'] as const)
  test(`[theme] antd looks by the build's stylesheet as by its own hand: ${mode}`, async ({
    page,
    context,
  }) => {
    const built = await context.newPage();
    await open(page, await antdPage('written'));
    await open(built, await antdPage('built'));
    for (const choice of choices.filter((one) => one.mode === mode))
      await test.step(JSON.stringify(choice), async () => {
        const [written, given] = [
          await stylesUnder(page, choice),
          await stylesUnder(built, choice),
        ];
        expect(given.length).toBeGreaterThan(500);
        expect(given.length).toBe(written.length);
        const differences = given.flatMap((style, place) =>
          style
            .filter((line, at) => line !== written[place]?.[at])
            .map((line) => `${style[0]} has ${line}, not ${written[place]?.[style.indexOf(line)]}`),
        );
        expect(differences).toEqual([]);
      });
    // Nothing of antd's has written a style into the page.
    expect(await built.locator('style').count()).toBe(2);
  });
