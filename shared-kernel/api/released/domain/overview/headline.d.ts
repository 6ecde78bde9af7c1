export declare const sampleHeadline: {
    readonly uptime: 99.9;
    readonly complianceScore: 94;
    readonly averageCompletionDays: 18.5;
    readonly onTimeRate: 94.2;
    readonly pipeline: 47200000;
};
