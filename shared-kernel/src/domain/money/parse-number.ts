import { maxAmount } from '../amount';
import { toCents } from '../to-cents';

/** The parsed number, or the reason why the text is not a valid number. */
export type ParsedNumber =
  | { readonly value: number; readonly reason?: never }
  | { readonly value?: never; readonly reason: string };

const grouped = /^-?(\d{1,3}(,\d{3})+|\d+|(?=\.\d))(\.\d*)?$/;
const eitherThousandsOrDecimals = /^-?[1-9]\d{0,2}\.\d{3}$/;
const digitsAndMarks = /^-?[\d.,]*\d[\d.,]*$/;

const shortest = (digits: string) => {
  const [whole = '', fraction = ''] = digits.replace('-', '').split('.');
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}.${fraction.replace(/0+$/, '')}`;
};

/**
 * Parses an entered number, such as `1250`, `1,250`, `1250.50` or `-3`. Ambiguous texts, such as `1.000`, are rejected
 * with a reason.
 */
export function parseNumber(text: string): ParsedNumber {
  const typed = text.trim().replace('−', '-');
  if (eitherThousandsOrDecimals.test(typed))
    return { reason: `${typed} can mean ${Number(typed)} or ${typed.replace('.', ',')}` };
  if (!grouped.test(typed))
    return {
      reason: digitsAndMarks.test(typed)
        ? 'Use commas for thousands and a point for decimals, as in 1,200.50'
        : 'Enter a number such as 1,200.50',
    };
  const digits = typed.replaceAll(',', '');
  const value = Number(digits) || 0;
  if (Math.abs(value) > maxAmount)
    return { reason: `Enter at most ${maxAmount.toLocaleString('en-US')}` };
  if (shortest(String(value)) !== shortest(digits)) return { reason: 'Too many decimals' };
  return { value };
}

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
 * Parses an amount in US dollars in the format of `parseNumber`. The text can contain `$`, `US$` or `USD`, and a unit
 * such as k or million. Other currencies and fractions of a cent are rejected with a reason.
 */
export function parseAmount(text: string): ParsedNumber {
  const [, figure, suffix = ''] = written.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  if (figure === undefined) return { reason: 'Enter an amount such as 5,000 or $5,000' };
  const read = parseNumber(figure);
  if (read.reason !== undefined) return read;
  const thousands = thousandsOf[suffix.toLowerCase()] ?? 0;
  const decimals = figure.replace(/^[^.]*\.?/, '').replace(/0+$/, '').length;
  if (decimals > 2 + 3 * thousands) return { reason: 'US dollars have at most 2 decimals' };
  return parseNumber(String(toCents(read.value * 1000 ** thousands)));
}
