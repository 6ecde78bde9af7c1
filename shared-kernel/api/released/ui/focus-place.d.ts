export declare const isPresent: (element: Element) => boolean;
export declare const isPlace: (element: Element) => boolean;
export declare const isRowList: (element: Element) => boolean;
export declare function twinOf(lost: Element, within: Element): HTMLElement | undefined;
export declare function turnInRow(control: Element): number;
export declare function controlInRow(list: Element, at: number, turn: number): HTMLElement | undefined;
export declare function focusPlace(place: Element): void;
export declare const hasHeadingNow: (element: Element) => boolean;
export declare function focusAt(element: HTMLElement): void;
