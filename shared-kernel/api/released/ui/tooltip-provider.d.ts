import { type ReactNode } from 'react';
export interface TooltipProviderProps {
    readonly enabled: boolean;
    readonly children: ReactNode;
}
export declare function TooltipProvider({ enabled, children }: TooltipProviderProps): import("react").JSX.Element;
