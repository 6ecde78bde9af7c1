import AntIcon from '@ant-design/icons/es/components/AntdIconLight';
import type { IconName } from '../../domain/status';
import type { ActionIconName } from './action-icon-names';
import type { GlyphProps } from './glyphs';
import { iconDrawings } from './icon-drawings';

export interface IconProps {
  readonly name: IconName | ActionIconName;
  /** The accessible name. Without it, the icon is decorative. */
  readonly label?: string;
  /** The size in px; by default the size of the surrounding text. */
  readonly size?: number;
  readonly spin?: boolean;
  readonly className?: string;
}

/**
 * An icon in the colour of its text.
 *
 * @example
 * <Button icon={<Icon name="send" />}>Send</Button>
 */
export function Icon({ name, label, size, spin = false, className }: IconProps) {
  const drawing = iconDrawings[name];
  const glyph: GlyphProps = {
    spin,
    style: size === undefined ? undefined : { fontSize: size },
    className,
    role: label === undefined ? undefined : 'img',
    'aria-label': label,
    'aria-hidden': label === undefined ? true : undefined,
  };
  if ('icon' in drawing) return <AntIcon {...glyph} icon={drawing} />;
  const Glyph = drawing;
  return <Glyph {...glyph} />;
}
