import { expect, test, type Page } from '@playwright/test';
import { renderAntdPage } from '../core/render-antd-page';

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

/**
 * Returns the positions of all elements, or “moving” during an animation. Dispatches `resize` first, so that overlays
 * update their position.
 */
const placesOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const isEndless = ({ effect }: Animation) => effect?.getTiming().iterations === Infinity;
    const isMoving =
      document.querySelector('[class*="-appear"], [class*="-enter"]') !== null ||
      document.getAnimations().some((animation) => !isEndless(animation));
    if (isMoving) return 'moving';
    for (const endless of document.getAnimations()) endless.cancel();
    window.dispatchEvent(new Event('resize'));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    // Waits for the work that was scheduled during the previous animation frames.
    await scheduler.postTask(() => undefined, { priority: 'background' });
    return [...document.body.querySelectorAll('*')]
      .map((element) => JSON.stringify(element.getBoundingClientRect()))
      .join();
  });

const draw = async (page: Page, choice: Choice): Promise<void> => {
  await page.evaluate((shown) => (window as AntdWindow).show(shown), choice);
  await page.locator('.ant-drawer-open').waitFor();
  let before = '';
  await expect(async () => {
    const [last, now] = [before, await placesOf(page)];
    before = now;
    expect(now).not.toBe('moving');
    expect(now === last, 'everything stays in its place').toBe(true);
  }).toPass();
};

/**
 * Returns one line of computed styles per element. Most lines are hashes, because the full styles of a page take
 * megabytes.
 */
const stylesOf = (page: Page, told: readonly number[] = []): Promise<readonly string[]> =>
  page.evaluate((places) => {
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
    const numberOf = (words: string) => {
      let number = 0;
      for (let at = 0; at < words.length; at += 1)
        number = (Math.imul(number, 31) + words.charCodeAt(at)) | 0;
      return String(number);
    };
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    const drawn = [...document.body.querySelectorAll('*:not(script)')].flatMap((element) =>
      partsOf(element).map((part) => ({ element, part })),
    );
    return drawn.map(({ element, part }, place) => {
      const style = getComputedStyle(element, part);
      const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      const words = [`${pathOf(element)}${part ?? ''}`, ...values].join('\n');
      return places.includes(place) ? words : numberOf(words);
    });
  }, told);

const beyond = (words: string, others: string) => {
  const known = new Set(others.split('\n'));
  const [path, ...values] = words.split('\n');
  return [path, ...values.filter((value) => !known.has(value))].join('; ');
};

for (const mode of ['light', 'dark'] as const)
  test(`[theme] antd components look identical with the prebuilt stylesheet and with runtime styles in ${mode} mode @deep`, async ({
    page,
    context,
  }) => {
    test.slow();
    const built = await context.newPage();
    await open(page, await renderAntdPage('written'));
    await open(built, await renderAntdPage('built'));
    for (const choice of choices.filter((one) => one.mode === mode))
      await test.step(JSON.stringify(choice), async () => {
        await draw(page, choice);
        const written = await stylesOf(page);
        await draw(built, choice);
        const given = await stylesOf(built);
        expect(given.length).toBeGreaterThan(400);
        expect(given.length).toBe(written.length);
        const differing = given.flatMap((line, place) => (line === written[place] ? [] : [place]));
        const [before, after] = [await stylesOf(page, differing), await stylesOf(built, differing)];
        const differences = differing.map((place) => [
          beyond(after[place] ?? '', before[place] ?? ''),
          beyond(before[place] ?? '', after[place] ?? ''),
        ]);
        expect(differences).toEqual([]);
      });
    // The page itself has two style elements, and antd adds none.
    expect(await built.locator('style').count()).toBe(2);
  });
