export type ThemeMode = 'light' | 'dark';
interface ToneColors {
    readonly text: string;
    readonly bg: string;
    readonly border: string;
    readonly mark: string;
}
export interface Palette {
    readonly bgLayout: string;
    readonly surface: string;
    readonly elevated: string;
    readonly hover: string;
    readonly text: string;
    readonly textSecondary: string;
    readonly textTertiary: string;
    readonly textPlaceholder: string;
    readonly textDisabled: string;
    readonly border: string;
    readonly borderSubtle: string;
    readonly primary: string;
    readonly primaryHover: string;
    readonly primaryActive: string;
    readonly primaryText: string;
    readonly primaryTextHover: string;
    readonly primaryBg: string;
    readonly primaryBgHover: string;
    readonly focus: string;
    readonly onPrimary: string;
    readonly spotlight: string;
    readonly mask: string;
    readonly shadowOverlay: string;
    readonly dangerHover: string;
    readonly dangerActive: string;
    readonly success: ToneColors;
    readonly warning: ToneColors;
    readonly danger: ToneColors;
    readonly info: ToneColors;
    readonly neutral: ToneColors;
    readonly chart: readonly [string, string, string, string, string, string];
}
export declare const brand = "#23B0DC";
export declare const navy = "#06222F";
export declare const palettes: Readonly<Record<ThemeMode, Palette>>;
export {};
