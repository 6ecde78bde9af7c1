import type { CSSProperties } from 'react';
import type { IconName } from '../domain/status';
import type { ActionIconName } from './action-icon-names';
import { iconDrawings } from './icon-drawings';

export interface IconProps {
  readonly name: IconName | ActionIconName;
  /** Names the picture for assistive technology; without it the icon is decoration. */
  readonly label?: string;
  /** In px; as large as the text around it when left out. */
  readonly size?: number;
  readonly spin?: boolean;
  readonly className?: string;
}

/** One line icon in the colour of its text. */
export function Icon({ name, label, size, spin = false, className }: IconProps) {
  const Drawing = iconDrawings[name];
  const style: CSSProperties | undefined = size === undefined ? undefined : { fontSize: size };
  return (
    <Drawing
      spin={spin}
      style={style}
      className={className}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    />
  );
}
