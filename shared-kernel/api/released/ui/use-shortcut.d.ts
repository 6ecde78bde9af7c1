import { type RefObject } from 'react';
export declare function useShortcut(key: string | null, run: () => void, home?: RefObject<Element | null>): void;
