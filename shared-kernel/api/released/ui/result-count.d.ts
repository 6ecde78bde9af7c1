export interface ResultCountProps {
    readonly count: number;
    readonly total: number;
    readonly noun: readonly [one: string, many: string];
}
export declare function ResultCount({ count, total, noun: [one, many] }: ResultCountProps): import("react").JSX.Element;
