import AntIcon from '@ant-design/icons/es/components/Icon';
import type { HTMLAttributes } from 'react';

const line = {
  viewBox: '0 0 24 24',
  width: '1em',
  height: '1em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const Dot = () => (
  <svg viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor">
    <circle cx="12" cy="12" r="5" />
  </svg>
);

const Gavel = () => (
  <svg {...line}>
    <path d="m14 4 6 6M11 7l6 6M12.5 5.5l6 6M14 10l-9.5 9.5a1.4 1.4 0 0 1-2-2L12 8M14 21h7" />
  </svg>
);

const Scale = () => (
  <svg {...line}>
    <path d="M12 3v18M7 21h10M5 7h14M5 7l-3 7a3.2 3.2 0 0 0 6 0L5 7Zm14 0-3 7a3.2 3.2 0 0 0 6 0l-3-7Z" />
  </svg>
);

export interface GlyphProps extends HTMLAttributes<HTMLSpanElement> {
  readonly spin?: boolean;
}

export const DotGlyph = (props: GlyphProps) => <AntIcon {...props} component={Dot} />;

export const GavelGlyph = (props: GlyphProps) => <AntIcon {...props} component={Gavel} />;

export const ScaleGlyph = (props: GlyphProps) => <AntIcon {...props} component={Scale} />;
