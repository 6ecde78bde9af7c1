import type { DialogProps } from './dialog-props';
export declare const Dialog: (props: DialogProps) => import("react").JSX.Element;
