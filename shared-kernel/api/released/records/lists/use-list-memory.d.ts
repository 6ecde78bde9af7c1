import { type ListPlace } from './list-place';
export declare function useListMemory(place: ListPlace): boolean;
