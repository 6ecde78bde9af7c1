import type { IconName } from '../domain/status';
import type { ActionIconName } from './action-icon-names';
export interface IconProps {
    readonly name: IconName | ActionIconName;
    readonly label?: string;
    readonly size?: number;
    readonly spin?: boolean;
    readonly className?: string;
}
export declare function Icon({ name, label, size, spin, className }: IconProps): import("react").JSX.Element;
