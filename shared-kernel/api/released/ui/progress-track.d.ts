export interface ProgressTrackProps {
    readonly role: 'meter' | 'progressbar';
    readonly label: string;
    readonly value: number;
    readonly valueText?: string;
    readonly isToned?: boolean;
}
export declare function ProgressTrack({ role, label, value, valueText, isToned, }: ProgressTrackProps): import("react").JSX.Element;
