export interface SkeletonBlockProps {
    readonly width?: number | string;
    readonly height?: number | string;
}
export declare function SkeletonBlock({ width, height }: SkeletonBlockProps): import("react").JSX.Element;
