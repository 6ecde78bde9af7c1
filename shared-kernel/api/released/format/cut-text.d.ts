export declare const withoutStacks: (text: string) => string;
export declare function cutText(text: string, most?: number): string;
