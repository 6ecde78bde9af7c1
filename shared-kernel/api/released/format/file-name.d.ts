import type { Moment } from './read-moment';
export declare const slug: (text: string) => string;
export declare const datedFileName: (stem: string, ending: string, moment: Moment) => string;
export declare function csvFileName(screen: string, filters: Readonly<Record<string, string | number | undefined>>, nowIso: string): string;
