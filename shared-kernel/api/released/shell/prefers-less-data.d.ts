export declare function prefersLessData(): boolean;
