import { type StatusView } from '../status';
import { type ApiKeyStatus, type Profile } from './profile.schema';
export declare const mfaStatuses: readonly ["enabled", "disabled"];
export type MfaStatus = (typeof mfaStatuses)[number];
export declare const mfaStatusOf: ({ mfaEnabled }: Pick<Profile, "mfaEnabled">) => MfaStatus;
export declare const mfaStatusView: Record<MfaStatus, StatusView>;
export declare const apiKeyStatusView: Record<ApiKeyStatus, StatusView>;
