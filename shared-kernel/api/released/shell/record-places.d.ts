export interface RecordPlace {
    readonly tab: string;
    readonly param: string;
}
export type RecordPlaces = Readonly<Record<string, RecordPlace>>;
export declare function setRecordPlaces(next: RecordPlaces): void;
export declare const useRecordPlaces: () => RecordPlaces;
