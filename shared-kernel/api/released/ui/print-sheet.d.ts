import type { ReactNode } from 'react';
export interface PrintSheetProps {
    readonly children: ReactNode;
}
export declare const PrintSheet: ({ children }: PrintSheetProps) => import("react").ReactPortal;
