import { type Dayjs, type Moment } from './read-moment';
declare global {
    var tfTimesInUtc: true | undefined;
}
export declare const dayLength = 10;
export declare function onReadersClock(at: Date): Date;
export declare const readHere: (moment: Moment) => Dayjs;
export declare const dayOf: (moment: Moment) => string;
export declare const dayBegins: (day: string) => string;
export declare const two: (count: number) => string;
export declare function zoneAhead(milliseconds: number): string;
