export interface CopyTextProps {
    readonly text: string;
    readonly label: string;
    readonly truncate?: number;
}
export declare function CopyText({ text, label, truncate }: CopyTextProps): import("react").JSX.Element;
