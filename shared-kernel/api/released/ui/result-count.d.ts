export interface ResultCountProps {
    readonly count: number | undefined;
    readonly isReading?: boolean;
    readonly total: number | undefined;
    readonly noun: readonly [one: string, many: string];
}
export declare function ResultCount(props: ResultCountProps): import("react").JSX.Element;
