export declare const whenIdle: () => Promise<void>;
