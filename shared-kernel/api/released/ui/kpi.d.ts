import type { ReactNode } from 'react';
import type { IconName, Tone } from '../domain/status';
export interface KpiDelta {
    readonly text: string;
    readonly direction: 'up' | 'down' | 'flat';
    readonly tone?: Tone;
    readonly label: string;
}
export interface KpiProps {
    readonly label: string;
    readonly value: ReactNode;
    readonly hint?: ReactNode;
    readonly icon?: IconName;
    readonly tone?: Tone;
    readonly delta?: KpiDelta;
    readonly sparkline?: readonly number[];
    readonly href?: string;
    readonly onSelect?: () => void;
    readonly isSelected?: boolean;
}
export declare function Kpi({ label, value, hint, icon, tone, delta, sparkline, ...target }: KpiProps): import("react").JSX.Element;
