import { parseAmount } from 'shared-kernel/domain/money';
import { formatContractTitle, type Contract } from 'shared-kernel/domain/contract';
import { contractStatuses } from '../contract-status';
import { getContractUrgency } from '../rules/next-step';
import { toMilliseconds, createLazyValue } from 'shared-kernel/format';

export const contractSortKeys = ['need', 'modified', 'title', 'client', 'value', 'status'] as const;

export type ContractSortKey = (typeof contractSortKeys)[number];

export const contractSortLabel: Record<ContractSortKey, string> = {
  need: 'Open items first',
  modified: 'Last modified',
  title: 'Title',
  client: 'Client',
  value: 'Value',
  status: 'Status',
};

export type SortDirection = 'ascending' | 'descending';

const collator = createLazyValue(
  () => new Intl.Collator('en', { sensitivity: 'base', numeric: true }),
);

/** Weight of one urgency level, in milliseconds, so that urgency takes precedence over any date. */
const aMillennium = 1000 * 366 * 24 * 60 * 60 * 1000;

type SortValue = string | number | undefined;

const sortValue: Record<ContractSortKey, (contract: Contract, today: string) => SortValue> = {
  need: (contract, today) =>
    getContractUrgency(contract, today) * aMillennium + toMilliseconds(contract.lastModified),
  modified: ({ lastModified }) => toMilliseconds(lastModified),
  title: formatContractTitle,
  client: ({ client }) => (client.trim() === '' ? undefined : client),
  value: ({ value }) => parseAmount(value).value,
  status: ({ status }) => contractStatuses.indexOf(status),
};

const compare = (left: string | number, right: string | number): number =>
  typeof left === 'number' && typeof right === 'number'
    ? left - right
    : collator().compare(String(left), String(right));

/**
 * Compares contracts by creation date. If the dates are equal, compares the ids, because an id contains the creation
 * time.
 */
const byCreation = (left: Contract, right: Contract): number =>
  compare(left.createdDate, right.createdDate) ||
  Number(left.id.slice('CON-'.length)) - Number(right.id.slice('CON-'.length));

/**
 * Returns contracts sorted as of the day `today`. Contracts without a client or valid amount come last in both
 * directions.
 */
export function sortContracts(
  contracts: readonly Contract[],
  key: ContractSortKey,
  direction: SortDirection,
  today: string,
): Contract[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const keyed = contracts.map((contract) => ({
    contract,
    value: sortValue[key](contract, today),
  }));
  keyed.sort((left, right) => {
    const created = sign * byCreation(left.contract, right.contract);
    if (left.value === undefined || right.value === undefined) {
      return Number(left.value === undefined) - Number(right.value === undefined) || created;
    }
    return sign * compare(left.value, right.value) || created;
  });
  return keyed.map(({ contract }) => contract);
}
