import { type ButtonProps } from './antd';
import type { ActionIconName } from './action-icon-names';
import type { IconName } from '../domain/status';
export interface ActionMenuItem {
    readonly key: string;
    readonly label: string;
    readonly icon?: IconName | ActionIconName;
    readonly isDanger?: boolean;
    readonly isDisabled?: boolean;
    readonly onSelect: () => void;
}
export interface ActionMenuProps {
    readonly label: string;
    readonly items: readonly ActionMenuItem[];
    readonly icon?: IconName | ActionIconName;
    readonly isIconOnly?: boolean;
    readonly type?: ButtonProps['type'];
    readonly size?: ButtonProps['size'];
}
export declare function ActionMenu({ label, items, icon, isIconOnly, type, size, }: ActionMenuProps): import("react").JSX.Element;
