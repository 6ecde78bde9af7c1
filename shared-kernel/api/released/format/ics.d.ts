export interface IcsEvent {
    readonly uid: string;
    readonly title: string;
    readonly start: string;
    readonly end?: string | undefined;
    readonly description?: string | undefined;
    readonly location?: string | undefined;
}
export declare function toIcs(events: IcsEvent | readonly IcsEvent[], nowIso: string): string;
