export declare const fontSizes: readonly [12, 13, 14, 16, 18, 20, 24, 32];
export declare const spaces: readonly [4, 8, 12, 16, 20, 24, 32, 48, 64, 96];
export declare const radii: {
    readonly small: 6;
    readonly control: 8;
    readonly card: 12;
    readonly hero: 16;
    readonly pill: 999;
};
export declare const durations: {
    readonly fast: 120;
    readonly medium: 180;
    readonly slow: 240;
};
export declare const fontFamily = "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif";
export declare const fontFamilyMono = "ui-monospace, SFMono-Regular, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace";
export declare const breakpoints: {
    readonly phone: 640;
    readonly tablet: 1024;
};
export declare const touchHeights: {
    readonly control: 40;
    readonly small: 32;
};
export declare const touchInputSize = 16;
export declare const densities: {
    readonly comfortable: {
        readonly fontSize: 14;
        readonly controlHeight: 32;
        readonly rowHeight: 44;
        readonly cardPadding: 20;
        readonly gap: 16;
    };
    readonly compact: {
        readonly fontSize: 12;
        readonly controlHeight: 28;
        readonly rowHeight: 32;
        readonly cardPadding: 12;
        readonly gap: 12;
    };
};
