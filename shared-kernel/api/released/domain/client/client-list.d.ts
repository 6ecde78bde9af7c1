import { type RiskLevel } from '../lifecycle';
import { type Client } from './client.schema';
export interface ClientFilter {
    readonly text?: string;
    readonly risk?: RiskLevel;
}
export declare const searchClients: (clients: readonly Client[], { text, risk }: ClientFilter) => Client[];
export declare const hasOpenScreening: ({ kycStatus, amlStatus, }: Pick<Client, "kycStatus" | "amlStatus">) => boolean;
export interface ClientSummary {
    readonly total: number;
    readonly highRisk: number;
    readonly averageScore: number | undefined;
    readonly totalVolume: number;
    readonly activeTransactions: number;
    readonly openScreenings: number;
}
export declare function clientSummary(clients: readonly Client[]): ClientSummary;
export declare function isDuplicateCompany(clients: readonly Pick<Client, 'id' | 'companyName'>[], companyName: string, exceptId?: string): boolean;
