import { type Moment } from './read-moment';
export declare const defaultZone = "UTC";
export declare const readerZone: () => string;
export declare const formatDate: (iso: string, zone?: string) => string;
export declare const formatDateTime: (iso: string, zone?: string) => string;
export declare const formatDayAndMonth: (moment: Moment) => string;
export declare const formatMonth: (moment: Moment) => string;
