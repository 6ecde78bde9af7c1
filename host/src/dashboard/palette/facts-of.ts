import { formatAmount } from 'shared-kernel/format';
import { fieldOf } from './field-of';
import type { Findable } from './findable-kinds';

/** A status as its record keeps it, in words: `compliance_review` is `Compliance review`. */
export const statusWords = (status: string): string => {
  const words = status.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** How much a found record is worth and where it stands, as far as its remote says where to read it. */
export function factsOf(record: object, { amount, status }: Findable): readonly string[] {
  const worth: unknown = amount && Reflect.get(record, amount.value);
  return [
    amount && typeof worth === 'number'
      ? formatAmount(worth, fieldOf(record, amount.currency))
      : '',
    status === undefined ? '' : statusWords(fieldOf(record, status)),
  ].filter((fact) => fact !== '');
}
