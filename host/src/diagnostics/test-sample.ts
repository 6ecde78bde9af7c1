import { clients, contracts, notifications, transactions } from 'shared-kernel/testing/records';

/** A word of one small letter or more is said by everybody, as a status is. */
const isTelling = (text: string) => /[A-Z\d@]/.test(text);

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return isTelling(value) ? [value] : [];
  if (typeof value === 'number') return [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** Every text of the sample's records that tells anything. */
export const sample = (): readonly string[] => [
  ...new Set(textsOf([clients, contracts, notifications, transactions])),
];
