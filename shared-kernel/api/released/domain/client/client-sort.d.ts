import { type Client } from './client.schema';
export declare const clientSortKeys: readonly ["id", "company", "score", "risk", "activity", "volume"];
export type ClientSortKey = (typeof clientSortKeys)[number];
export declare const clientSortLabel: Record<ClientSortKey, string>;
export declare const clientSortDirections: readonly ["ascending", "descending"];
export type ClientSortDirection = (typeof clientSortDirections)[number];
export declare const sortClients: (clients: readonly Client[], key: ClientSortKey, direction: ClientSortDirection) => Client[];
