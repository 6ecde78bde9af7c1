import { type ReactNode } from 'react';
import './antd.css';
import type { ThemeChoice } from './theme-choice';
export interface TrustfoldThemeProps extends ThemeChoice {
    readonly children: ReactNode;
}
export declare function TrustfoldTheme({ mode, compact, reducedMotion, touch, children, }: TrustfoldThemeProps): import("react").JSX.Element;
