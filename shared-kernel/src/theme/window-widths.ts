import { breakpoints } from './scale';

/** Widths of a window in px from which antd's components change their layout, by size. */
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

/** antd's tokens of each size: its first px twice, and its last, which the largest does not have. */
export const windowWidths = Object.fromEntries(
  sizes.flatMap(([size, first], place) => {
    const [, next] = sizes[place + 1] ?? [];
    return [
      [`screen${size}`, first],
      [`screen${size}Min`, first],
      ...(next === undefined ? [] : [[`screen${size}Max`, next - 1]]),
    ];
  }),
) as Record<Bound, number>;
