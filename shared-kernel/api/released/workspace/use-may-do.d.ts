import type { Duty } from './duties';
export declare function useMayDo(): (duty: Duty) => boolean;
