import { toCents } from '../to-cents';
import { readNumber, type ReadNumber } from './read-number';

const thousandsOf: Readonly<Record<string, number>> = {
  k: 1,
  m: 2,
  mm: 2,
  b: 3,
  bn: 3,
  thousand: 1,
  million: 2,
  billion: 3,
};

const written = /^(?:us\$|\$|usd)? ?([\d.,]+) ?(k|mm|m|bn|b|thousand|million|billion)? ?(?:usd)?$/i;

/**
 * The US dollars that a typed text states, to the cent: a number as `readNumber` reads it, alone or with
 * `$`, `US$` or `USD`, and with k, M, MM, B, bn, thousand, million or billion after it. Anything else is
 * refused with the reason: signs, ranges, other currencies, extra words, fractions of a cent.
 */
export function readAmount(text: string): ReadNumber {
  const [, figure, suffix = ''] = written.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  if (figure === undefined) return { reason: 'Not an amount such as 5,000 or $5,000' };
  const read = readNumber(figure);
  if (read.reason !== undefined) return read;
  const thousands = thousandsOf[suffix.toLowerCase()] ?? 0;
  const decimals = figure.replace(/^[^.]*\.?/, '').replace(/0+$/, '').length;
  if (decimals > 2 + 3 * thousands) return { reason: 'US dollars have at most 2 decimals' };
  return readNumber(String(toCents(read.value * 1000 ** thousands)));
}
