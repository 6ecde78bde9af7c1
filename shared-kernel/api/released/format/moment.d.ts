import { type Moment } from './read-moment';
export declare const millisecondsOf: (moment: Moment) => number;
export declare const instantOf: (moment: Moment) => string;
declare const millisecondsIn: {
    readonly millisecond: 1;
    readonly minute: 60000;
    readonly day: 86400000;
};
export declare const instantAfter: (moment: Moment, amount: number, unit: keyof typeof millisecondsIn) => string;
export declare const millisecondsBetween: (from: Moment, to: Moment) => number;
export declare function compareMoments(a: Moment, b: Moment): number;
export declare const isAfter: (moment: Moment, other: Moment) => boolean;
export declare const localMoment: (moment: Moment) => string;
export {};
