export declare const colourModes: readonly ["light", "dark", "system"];
export type ColourMode = (typeof colourModes)[number];
export declare function resolveColourMode(mode: ColourMode, systemIsDark: boolean): 'light' | 'dark';
