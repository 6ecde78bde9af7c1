import { brandColour, navyColour, palettes, type Palette, type ThemeMode } from './palette';
import {
  densitySizes,
  durations,
  fontFamily,
  fontFamilyMono,
  fontSizes,
  cornerRadii,
  spacingSteps,
} from './design-tokens';

type Declarations = Readonly<Record<string, string>>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const prefixed = (prefix: string, values: Readonly<Record<string, string | number>>, unit = '') =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${prefix}${kebab(name)}`, `${value}${unit}`]),
  );

const colorDeclarations = (palette: Palette): Declarations => {
  const declarations: Record<string, string> = {};
  for (const [name, value] of Object.entries({ ...palette })) {
    if (typeof value === 'string') declarations[kebab(name)] = value;
    else if ('text' in value) {
      declarations[name] = value.text;
      declarations[`${name}-bg`] = value.bg;
      declarations[`${name}-border`] = value.border;
      declarations[`${name}-mark`] = value.mark;
    } else value.forEach((color, index) => (declarations[`chart-${index + 1}`] = color));
  }
  declarations.link = palette.primaryText;
  declarations['link-hover'] = palette.primaryTextHover;
  return declarations;
};

const densityDeclarations = (density: keyof typeof densitySizes): Declarations =>
  prefixed('density-', densitySizes[density], 'px');

/** Body text is 12 px in compact view, so the font size of 13 px is reduced to 12 px as well. */
const compactDeclarations: Declarations = {
  ...densityDeclarations('compact'),
  'font-size-13': `${densitySizes.compact.fontSize / 16}rem`,
};

const durationDeclarations = (factor: 0 | 1): Declarations =>
  prefixed(
    'duration-',
    Object.fromEntries(Object.entries(durations).map(([name, ms]) => [name, ms * factor])),
    'ms',
  );

const constantDeclarations: Declarations = {
  brand: brandColour,
  navy: navyColour,
  ...prefixed('radius-', cornerRadii, 'px'),
  ...Object.fromEntries(spacingSteps.map((px) => [`space-${px}`, `${px}px`])),
  ...Object.fromEntries(fontSizes.map((px) => [`font-size-${px}`, `${px / 16}rem`])),
  'font-size-hero': 'clamp(2.5rem, 1.6rem + 3.6vw, 4rem)',
  'font-family': fontFamily,
  'font-family-mono': fontFamilyMono,
  'line-height': '1.5714',
  'line-height-tight': '1.25',
  'content-max': '1440px',
  'reading-max': '72ch',
  'ease-out': 'cubic-bezier(0.2, 0.8, 0.2, 1)',
};

const block = (selector: string, declarations: Declarations, extra = '') =>
  `${selector}{${extra}${Object.entries(declarations)
    .map(([name, value]) => `--tf-${name}:${value};`)
    .join('')}}`;

/** Returns the colour variables (`--tf-surface:…;`) of one mode, for a test or an isolated frame. */
export const createThemeCssVariables = (mode: ThemeMode): string =>
  block(
    mode === 'light' ? ':root' : "[data-theme='dark']",
    colorDeclarations(palettes[mode]),
    `color-scheme:${mode};`,
  );

/**
 * Returns the CSS of all `--tf-…` variables for light mode, dark mode and compact view. Printed pages use the light
 * colours. A build can put this CSS into the HTML.
 */
export const createTokensCss = (): string =>
  [
    block(':root', constantDeclarations),
    block(":root,[data-density='comfortable']", densityDeclarations('comfortable')),
    block(':root', durationDeclarations(1)),
    createThemeCssVariables('light'),
    createThemeCssVariables('dark'),
    block("[data-density='compact']", compactDeclarations),
    `@media print{${block("[data-theme='dark']", colorDeclarations(palettes.light), 'color-scheme:light;')}}`,
    `@media (prefers-reduced-motion:reduce){${block(':root', durationDeclarations(0))}}`,
  ].join('\n');
