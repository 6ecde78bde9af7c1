import type { ReactNode } from 'react';
export interface DescriptionItem {
    readonly label: string;
    readonly value: ReactNode;
    readonly wide?: boolean;
}
export interface DescriptionGridProps {
    readonly items: readonly DescriptionItem[];
}
export declare function DescriptionGrid({ items }: DescriptionGridProps): import("react").JSX.Element;
