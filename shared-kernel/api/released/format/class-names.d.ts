export declare const classNames: (...names: readonly (string | false | undefined)[]) => string;
