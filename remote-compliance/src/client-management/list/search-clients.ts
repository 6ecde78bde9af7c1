import type { RiskLevel } from 'shared-kernel/domain/lifecycle';
import { textMatcher, type SearchReach } from 'shared-kernel/domain/search';
import { clientNames, type Client } from 'shared-kernel/domain/client';

/** The client list’s search and risk filter; what is left out filters nothing (CL1). */
export interface ClientFilter {
  readonly text?: string;
  readonly reach?: SearchReach;
  readonly risk?: RiskLevel;
}

/** The clients whose company, by any of its names, or contact contains the text and that have the risk, in their order (CL1). */
export const searchClients = (
  clients: readonly Client[],
  { text = '', reach, risk }: ClientFilter,
): Client[] => {
  const matches = textMatcher(text, reach);
  return clients.filter(
    (client) =>
      (risk === undefined || client.riskLevel === risk) &&
      matches([...clientNames(client), client.contactPerson]),
  );
};
