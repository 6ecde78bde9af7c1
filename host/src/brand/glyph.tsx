import { glyphPaths, type GlyphName } from './glyph-paths';

interface GlyphProps {
  readonly name: GlyphName;
  readonly size?: number;
}

export function Glyph({ name, size = 20 }: GlyphProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={glyphPaths[name]} />
    </svg>
  );
}
