import { type ReactNode } from 'react';
import { type ThemeChoice } from './antd-theme';
export interface TrustfoldThemeProps extends ThemeChoice {
    readonly children: ReactNode;
}
export declare function TrustfoldTheme({ mode, compact, reducedMotion, touch, children, }: TrustfoldThemeProps): import("react").JSX.Element;
