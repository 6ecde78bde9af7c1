import type { ThemeChoice } from './antd-theme';
export declare const ThemeContext: import("react").Context<ThemeChoice>;
export declare const useThemeChoice: () => ThemeChoice;
