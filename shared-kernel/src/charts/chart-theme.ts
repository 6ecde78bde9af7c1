import { palettes, type ThemeMode } from '../theme/palette';
import { durations, fontFamily } from '../theme/design-tokens';

interface TipItem {
  readonly name: string;
  readonly value: string;
  readonly color: string;
}

interface TipData {
  readonly title: string;
  readonly items: readonly TipItem[];
}

const part = (tag: string, name: string, ...children: readonly (Node | string)[]) => {
  const element = document.createElement(tag);
  element.className = `g2-tooltip-${name}`;
  element.append(...children);
  return element;
};

const lineOf = ({ name, value, color }: TipItem) => {
  const marker = part('span', 'list-item-marker');
  marker.style.background = color;
  const label = part('span', 'list-item-name-label', name);
  const figure = part('span', 'list-item-value', value);
  return part('li', 'list-item', part('span', 'list-item-name', marker, label), figure);
};

/**
 * Creates the content of a chart tooltip with the DOM API. The inline styles of the library are omitted, because the
 * content security policy blocks them.
 */
export function createTooltipContent(_event: unknown, { title, items }: TipData): HTMLElement {
  const head = title === '' ? [] : [part('div', 'title', title)];
  return part('div', 'content', ...head, part('ul', 'list', ...items.map(lineOf)));
}

export function createChartTheme(mode: ThemeMode) {
  const { textTertiary, borderSubtle } = palettes[mode];
  return {
    type: mode,
    view: { viewFill: 'transparent' },
    axis: {
      tick: false,
      labelFill: textTertiary,
      labelOpacity: 1,
      labelFontSize: 12,
      labelFontFamily: fontFamily,
      labelAutoRotate: false,
      labelAutoHide: true,
      gridStroke: borderSubtle,
      gridStrokeOpacity: 1,
      gridLineDash: [3, 3],
    },
    axisX: { line: true, lineStroke: borderSubtle, lineStrokeOpacity: 1 },
    interval: { rect: { fillOpacity: 1 } },
    line: { line: { lineWidth: 2, lineJoin: 'round' } },
    area: { area: { fillOpacity: 0.18 } },
  };
}

const tipStyle = {
  '.g2-tooltip': {
    background: 'var(--tf-elevated)',
    border: '1px solid var(--tf-border-subtle)',
    'border-radius': 'var(--tf-radius-control)',
    'box-shadow': 'var(--tf-shadow-overlay)',
    'font-family': 'var(--tf-font-family)',
    'font-variant-numeric': 'tabular-nums',
  },
  '.g2-tooltip-title': { color: 'var(--tf-text-secondary)' },
  '.g2-tooltip-list-item-name-label': { color: 'var(--tf-text-secondary)' },
  '.g2-tooltip-list-item-value': { color: 'var(--tf-text)', 'font-weight': 600 },
};

/** Disables all interactions of the chart library except tooltips. */
export const createChartInteraction = (hasTips: boolean) => ({
  elementHighlight: false,
  event: false,
  legendFilter: false,
  scrollbarFilter: false,
  sliderFilter: false,
  tooltip: hasTips && { css: tipStyle, render: createTooltipContent },
});

export const createChartAnimation = (reducedMotion: boolean) => ({
  enter: reducedMotion ? { type: null } : { type: 'fadeIn', duration: durations.slow },
  update: { type: null },
  exit: { type: null },
});
