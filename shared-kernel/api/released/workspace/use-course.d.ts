import type { Course } from './transfer/course';
export interface UseCourse {
    readonly progress: number | undefined;
    readonly begin: () => Required<Course>;
    readonly end: () => void;
    readonly cancel: () => void;
}
export declare function useCourse(): UseCourse;
