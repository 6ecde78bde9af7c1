import { palettes, type ThemeMode } from '../theme/palette';
import { durations, fontFamily } from '../theme/scale';
import { tipContent } from './tooltip-content';

/** How axes and marks of every chart look in a mode. */
export function chartTheme(mode: ThemeMode) {
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

/** Tips alone: the others are on by default, for legends and sliders that no chart here has. */
export const interactionOf = (hasTips: boolean) => ({
  elementHighlight: false,
  event: false,
  legendFilter: false,
  scrollbarFilter: false,
  sliderFilter: false,
  tooltip: hasTips && { css: tipStyle, render: tipContent },
});

export const movementOf = (reducedMotion: boolean) => ({
  enter: reducedMotion ? { type: null } : { type: 'fadeIn', duration: durations.slow },
  update: { type: null },
  exit: { type: null },
});
