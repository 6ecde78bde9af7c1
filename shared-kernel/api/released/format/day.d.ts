import { type Moment } from './read-moment';
export declare const dayOf: (moment: Moment) => string;
export declare const addDays: (day: string, days: number) => string;
export declare const daysBetween: (from: Moment, to: Moment) => number;
export declare const monthStart: (day: string, months?: number) => string;
export declare const daysInMonth: (day: string) => number;
