export declare const tones: readonly ["success", "warning", "danger", "info", "neutral"];
export type Tone = (typeof tones)[number];
export declare const iconNames: readonly ["alert", "archive", "audit", "ban", "bank", "bell", "briefcase", "building", "calendar", "chart", "check", "check-circle", "clock", "close-circle", "coins", "compass", "cross", "document", "dot", "exchange", "eye", "flag", "flask", "gavel", "globe", "hourglass", "info", "lab", "lock", "mail", "moon", "pause", "pen", "play", "refresh", "repeat", "scale", "search", "settings", "shield", "shield-check", "signature", "star", "sun", "swap", "truck", "upload", "user", "users", "video", "wallet", "warning", "workflow"];
export type IconName = (typeof iconNames)[number];
export interface StatusView {
    readonly label: string;
    readonly tone: Tone;
    readonly icon: IconName;
}
