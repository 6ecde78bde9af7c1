export interface DayWindow {
    readonly from: string;
    readonly to: string;
}
export declare function lastDays(now: string, days: number): DayWindow;
