import { findColourName } from '../testing/find-colour-name';
import { contrastRatio } from './test-contrast';
import { brandColour, navyColour, palettes } from './palette';

const toneNames = ['success', 'warning', 'danger', 'info', 'neutral'] as const;

describe.each(['light', 'dark'] as const)('%s palette', (mode) => {
  const palette = palettes[mode];
  const grounds = [palette.surface, palette.bgLayout, palette.elevated];
  const texts = [
    'text',
    'textSecondary',
    'textTertiary',
    'textPlaceholder',
    'primaryText',
    'primaryTextHover',
  ] as const;

  it.each(texts)(
    '[G9] %s has a contrast of at least 4.5:1 on every background and on hover',
    (name) => {
      for (const ground of [...grounds, palette.hover])
        expect(contrastRatio(palette[name], ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('[G9] text of a default button has a contrast of at least 4.5:1, also on hover', () => {
    for (const ground of [palette.button, palette.buttonHover])
      expect(contrastRatio(palette.text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('[G9] text of a selected row has a contrast of at least 4.5:1, also on hover', () => {
    expect(contrastRatio(palette.primaryText, palette.primaryBg)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [palette.primaryBg, palette.primaryBgHover])
      for (const text of [palette.text, palette.textSecondary, palette.primaryTextHover])
        expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['border', 'focus', 'primary'] as const)(
    '[G9] %s has a contrast of at least 3:1 as a border on every background',
    (name) => {
      for (const ground of grounds)
        expect(contrastRatio(palette[name], ground)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each([
    'primary',
    'primaryHover',
    'primaryActive',
    'dangerHover',
    'dangerActive',
    'spotlight',
  ] as const)('[G9] text on %s has a contrast of at least 4.5:1', (name) => {
    expect(contrastRatio(palette.onPrimary, palette[name])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['fill', 'fillHover', 'fillActive'] as const)(
    '[G9, R116] text on %s has a contrast of at least 4.5:1, and the border of at least 3:1',
    (name) => {
      expect(contrastRatio(palette.onFill, palette[name])).toBeGreaterThanOrEqual(4.5);
      for (const ground of grounds)
        expect(contrastRatio(palette.primary, ground)).toBeGreaterThanOrEqual(3);
    },
  );

  it('[G9, R116] primary buttons have the brand colour', () => {
    expect(palette.fill).toBe(brandColour);
  });

  it('[G9] text on a danger button has a contrast of at least 4.5:1', () => {
    expect(contrastRatio(palette.onPrimary, palette.danger.text)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(toneNames)(
    '[G9] %s text has a contrast of at least 4.5:1 on its tint and on every background',
    (name) => {
      const tone = palette[name];
      for (const ground of [tone.bg, ...grounds])
        expect(contrastRatio(tone.text, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['success', 'green'],
    ['warning', 'yellow'],
    ['danger', 'red'],
    ['info', 'blue'],
    ['neutral', 'grey'],
  ] as const)('[PR2, CO3, TX6, D7] the text colour of the tone %s is %s', (name, colour) => {
    const { text } = palette[name];
    const channels = [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
    expect(findColourName(`rgb(${channels.join(', ')})`)).toBe(colour);
  });

  it('[G9] every chart colour has a contrast of at least 3:1 against the card', () => {
    for (const color of palette.chart)
      expect(contrastRatio(color, palette.surface)).toBeGreaterThanOrEqual(3);
  });
});

it('[G9] the brand colour is unchanged and has a contrast of at least 4.5:1 on navy', () => {
  expect(brandColour).toBe('#23B0DC');
  expect(contrastRatio(brandColour, navyColour)).toBeGreaterThanOrEqual(4.5);
});
