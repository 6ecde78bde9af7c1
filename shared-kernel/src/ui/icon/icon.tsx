import AntIcon from '@ant-design/icons/es/components/AntdIconLight';
import { iconShapes, type DrawnIconName } from './icon-shapes';

export interface IconProps {
  readonly name: DrawnIconName;
  /** The accessible name. An icon without a label is decorative, so screen readers skip it. */
  readonly label?: string;
  /** The size in px; by default the size of the surrounding text. */
  readonly size?: number;
  readonly spin?: boolean;
  readonly className?: string;
}

/** An icon in the colour of its text. */
export const Icon = ({ name, label, size, spin = false, className }: IconProps) => (
  <AntIcon
    icon={iconShapes[name]}
    spin={spin}
    style={size === undefined ? undefined : { fontSize: size }}
    className={className}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined ? true : undefined}
  />
);
