import { type ReactNode } from 'react';
export interface TipProviderProps {
    readonly enabled: boolean;
    readonly children: ReactNode;
}
export declare function TipProvider({ enabled, children }: TipProviderProps): import("react").JSX.Element;
