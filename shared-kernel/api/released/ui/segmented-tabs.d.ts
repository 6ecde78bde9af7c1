import { type ReactNode } from 'react';
import type { IconName } from '../domain/status';
export interface SegmentedTab<K extends string> {
    readonly key: K;
    readonly label: string;
    readonly icon?: IconName;
    readonly count?: number;
}
export interface SegmentedTabsProps<K extends string> {
    readonly label: string;
    readonly tabs: readonly SegmentedTab<K>[];
    readonly value: K;
    readonly onChange: (key: K) => void;
    readonly children: ReactNode;
}
export declare function SegmentedTabs<K extends string>({ label, tabs, value, onChange, children, }: SegmentedTabsProps<K>): import("react").JSX.Element;
