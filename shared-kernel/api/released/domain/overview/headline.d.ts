export declare const sampleHeadline: {
    readonly uptime: 99.9;
    readonly complianceScore: 94;
    readonly averageCompletionDays: 18.5;
    readonly onTimeRate: 94.2;
    readonly pipeline: 47200000;
};
export declare const headlineView: {
    readonly uptime: {
        readonly label: "Uptime";
        readonly unit: "percent";
    };
    readonly complianceScore: {
        readonly label: "Compliance score";
        readonly unit: "percent";
    };
    readonly averageCompletionDays: {
        readonly label: "Average completion";
        readonly unit: "days";
    };
    readonly onTimeRate: {
        readonly label: "On-time rate";
        readonly unit: "percent";
    };
    readonly pipeline: {
        readonly label: "Pipeline";
        readonly unit: "usd";
    };
};
export type HeadlineKey = keyof typeof sampleHeadline;
export type Headline = Readonly<Record<HeadlineKey, number | undefined>>;
