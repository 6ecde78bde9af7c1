import { type Dayjs } from 'dayjs';
export type { Dayjs };
export type Moment = string | number | Date;
export declare const readMoment: (moment: Moment) => Dayjs;
export declare function written(at: Dayjs, form: string): string;
