import { chooseNamed } from '../choose-named';
import { visits, warmTabs, type Visit, type WarmTab } from './visits';

export interface Rows {
  readonly visits: readonly Visit[];
  readonly warmTabs: readonly WarmTab[];
}

/** The rows that are asked for by their names; all unless some are. */
export function chooseRows(asked: readonly string[]): Rows {
  const chosen = new Set<Visit | WarmTab>(chooseNamed([...visits, ...warmTabs], asked));
  const isChosen = (row: Visit | WarmTab) => chosen.has(row);
  return { visits: visits.filter(isChosen), warmTabs: warmTabs.filter(isChosen) };
}
