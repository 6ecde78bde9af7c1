/** Font sizes in px. A variable is named after its size: `--tf-font-size-14`. Body text is 14. */
export const fontSizes = [12, 13, 14, 16, 18, 20, 24, 32] as const;

/** Steps of the 4 px grid in px. A variable is named after its step: `--tf-space-16`. */
export const spacingSteps = [4, 8, 12, 16, 20, 24, 32, 48, 64, 96] as const;

/** Corner radii in px. */
export const cornerRadii = { small: 6, control: 8, card: 12, hero: 16, pill: 999 } as const;

/** Diameters in px of the circles that mark the steps of a process. */
export const stepMarkerSizes = { small: 22, medium: 28 } as const;

/** Durations of animations in ms. Only the CSS properties transform and opacity are animated. */
export const durations = { fast: 120, medium: 180, slow: 240 } as const;

/**
 * The font Inter, which the shell provides. Until it has loaded, one of three fallback fonts with the same metrics is
 * used.
 */
export const fontFamily =
  "'Inter Variable', Inter, 'Inter as Arial', 'Inter as DejaVu', 'Inter as Roboto', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif";

export const fontFamilyMono =
  "ui-monospace, SFMono-Regular, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace";

/**
 * Window widths in px at which layouts change. Below `phone`, drawers fill the page. Below `desk`, filters are
 * collapsed.
 */
export const breakpoints = { phone: 640, tablet: 1024, desk: 1200 } as const;

/** Minimum heights in px of controls on touch devices. The usual heights are too small for touch. */
export const touchControlHeights = { control: 40, small: 32 } as const;

/** Font size in px of inputs on touch devices. Phones zoom into fields with smaller text. */
export const touchInputFontSize = 16;

/** Sizes in px that differ in compact view. Click targets stay at 24 px or more (WCAG 2.5.8). */
export const densitySizes = {
  comfortable: { fontSize: 14, controlHeight: 32, rowHeight: 40, cardPadding: 20, gap: 16 },
  compact: { fontSize: 12, controlHeight: 28, rowHeight: 32, cardPadding: 12, gap: 12 },
} as const;

/** Minimum window width in px for each of antd’s sizes. */
const widths = {
  XS: 480,
  SM: breakpoints.phone,
  MD: 768,
  LG: 992,
  XL: 1200,
  XXL: 1600,
  XXXL: 1920,
} as const;

type Size = keyof typeof widths;
type Bound = `screen${Size}` | `screen${Size}Min` | `screen${Exclude<Size, 'XXXL'>}Max`;

const sizes = Object.entries(widths);

/**
 * antd tokens for window widths: `screen…` and `screen…Min` are the smallest width of a size, and `screen…Max` is the
 * largest.
 */
export const windowWidthRanges = Object.fromEntries(
  sizes.flatMap(([size, first], place) => {
    const [, next] = sizes[place + 1] ?? [];
    return [
      [`screen${size}`, first],
      [`screen${size}Min`, first],
      ...(next === undefined ? [] : [[`screen${size}Max`, next - 1]]),
    ];
  }),
) as Record<Bound, number>;
