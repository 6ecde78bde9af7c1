export declare const addDays: (day: string, days: number) => string;

export declare const addMonths: (day: string, months: number) => string;

export declare function canReadCanvas(): boolean;

export declare const classNames: (...names: readonly (string | false | undefined)[]) => string;

export declare function compareMoments(a: Moment, b: Moment): number;

export declare interface CsvColumn<Row> {
    readonly header: string;
    readonly value: (row: Row) => CsvValue;
}

export declare const csvContent: <Row>(columns: readonly CsvColumn<Row>[], rows: Iterable<Row>, format?: CsvFormat) => string;

export declare function csvFileName(screen: string, filters: Readonly<Record<string, string | number | undefined>>, nowIso: string): string;

declare interface CsvFormat {
    readonly separator: CsvSeparator;
    readonly decimal: '.' | ',';
}

export declare const csvMoment: (iso: string, to?: keyof typeof until) => string;

declare type CsvSeparator = (typeof csvSeparators)[number];

declare const csvSeparators: readonly ["comma", "semicolon", "tab"];

declare type CsvValue = string | number | boolean | null | undefined;

export declare function currencyDecimals(currency: string): number;

export declare function cutText(text: string, maxLength?: number): string;

export declare const datedFileName: (stem: string, ending: string, moment: Moment) => string;

export declare const dayBegins: (day: string) => string;

export declare const dayOf: (moment: Moment) => string;

export declare const daysBetween: (from: Moment, to: Moment) => number;

export declare function formatAmount(amount: number, currency: string): string;

export declare function formatBytes(bytes: number): string;

export declare const formatCompactUsd: (amount: number) => string;

export declare function formatDate(iso: string): string;

export declare const formatDateTime: (iso: string) => string;

export declare function formatDayAndMonth(iso: string): string;

export declare function formatExactAmount(amount: number, currency?: string): string;

export declare function formatMinute(iso: string): string;

export declare const formatNumber: (value: number) => string;

export declare const formatPercent: (points: number) => string;

export declare function formatRelative(iso: string, nowIso: string): string;

export declare const formatSigned: (change: number, write?: (value: number) => string) => string;

export declare const formatUsd: (amount: number) => string;

export declare const formatUtc: (iso: string) => string;

export declare const instantOf: (moment: Moment) => string;

export declare const isAfter: (moment: Moment, other: Moment) => boolean;

export declare const keysOf: <Key extends string>(object: Readonly<Partial<Record<Key, unknown>>>) => readonly Key[];

export declare const localMoment: (moment: Moment) => string;

export declare const millisecondsOf: (moment: Moment) => number;

declare type Moment = string | number | Date;

export declare const newestFirst: <Item>(momentOf: (item: Item) => Moment) => (a: Item, b: Item) => number;

export declare function onDays(from: string | undefined, to: string | undefined): (at: string) => boolean;

export declare function onFirstUse<T>(make: () => T): () => T;

export declare type PdfBlock = {
    readonly kind: 'heading' | 'paragraph' | 'note';
    readonly text: string;
} | {
    readonly kind: 'facts';
    readonly rows: readonly (readonly [label: string, value: string])[];
} | {
    readonly kind: 'space';
};

export declare interface PdfContent {
    readonly title: string;
    readonly subtitle?: string | undefined;
    readonly blocks: readonly PdfBlock[];
    readonly footer: string;
}

export declare function placeAmongDays(days: readonly string[]): (at: string) => number;

export declare const readerZone: () => string;

export declare const toPdf: (content: PdfContent, createdAt: string) => Promise<Uint8Array<ArrayBuffer>>;

export declare const unknownText = "\u2014";

declare const until: {
    readonly minute: 16;
    readonly second: 19;
};

export { }
