import { JSX } from 'react';
import { ReactNode } from 'react';

declare interface ThemeChoice {
    readonly mode: ThemeMode;
    readonly compact: boolean;
    readonly reducedMotion: boolean;
    readonly touch?: boolean | undefined;
}

declare type ThemeMode = 'light' | 'dark';

export declare function TrustfoldTheme({ mode, compact, reducedMotion, touch, children, }: TrustfoldThemeProps): JSX.Element;

declare interface TrustfoldThemeProps extends ThemeChoice {
    readonly children: ReactNode;
}

export { }
