import type { ReactNode } from 'react';
import type { IconName, Tone } from '../domain/status';
export interface TimelineItem {
    readonly id: string;
    readonly title: ReactNode;
    readonly meta?: ReactNode;
    readonly body?: ReactNode;
    readonly tone?: Tone;
    readonly icon?: IconName;
    readonly isCurrent?: boolean;
}
export interface TimelineProps {
    readonly label: string;
    readonly items: readonly TimelineItem[];
}
export declare function Timeline({ label, items }: TimelineProps): import("react").JSX.Element;
