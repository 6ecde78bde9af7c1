import { type IconName, type StatusView } from '../status';
export declare const integrations: readonly ["calendar", "eSignature", "videoConference", "fileStorage"];
export type Integration = (typeof integrations)[number];
export declare const integrationView: Record<Integration, {
    readonly label: string;
    readonly icon: IconName;
}>;
export declare const integrationStatusView: StatusView;
