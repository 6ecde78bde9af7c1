interface CountProps {
    readonly count?: number;
}
export declare const KpiRowSkeleton: ({ count }: CountProps) => import("react").JSX.Element;
export declare const CardGridSkeleton: ({ count }: CountProps) => import("react").JSX.Element;
export interface ScreenSkeletonProps {
    readonly heading?: {
        readonly title: string;
        readonly lead: string;
        readonly isDated?: boolean | undefined;
    } | undefined;
}
export declare const ScreenSkeleton: ({ heading }: ScreenSkeletonProps) => import("react").JSX.Element;
export declare function TableSkeleton({ count }: CountProps): import("react").JSX.Element;
export declare function DetailSkeleton(): import("react").JSX.Element;
export {};
