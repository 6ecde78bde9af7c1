import { type Moment } from './read-moment';
export declare const addDays: (day: string, days: number) => string;
export declare const addMonths: (day: string, months: number) => string;
export declare const daysBetween: (from: Moment, to: Moment) => number;
export declare function placeAmongDays(days: readonly string[]): (at: string) => number;
export declare function onDays(from: string | undefined, to: string | undefined): (at: string) => boolean;
