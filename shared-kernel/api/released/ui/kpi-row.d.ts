import { type ReactNode } from 'react';
export interface KpiRowProps {
    readonly label: string;
    readonly children: ReactNode;
}
export declare function KpiRow({ label, children }: KpiRowProps): import("react").JSX.Element;
