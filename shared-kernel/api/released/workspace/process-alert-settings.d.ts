import * as v from 'valibot';
export declare const processAlertSettingsSchema: v.ObjectSchema<{
    readonly id: v.LiteralSchema<"process-alerts", undefined>;
    readonly emailCriticalAlerts: v.BooleanSchema<undefined>;
    readonly smsNotifications: v.BooleanSchema<undefined>;
    readonly dailyDigest: v.BooleanSchema<undefined>;
}, undefined>;
export type ProcessAlertSettings = v.InferOutput<typeof processAlertSettingsSchema>;
export declare const defaultProcessAlertSettings: ProcessAlertSettings;
