import { largestAmount } from '../amount';

/** The number that a text states, or the reason why it states none. */
export type ReadNumber =
  | { readonly value: number; readonly reason?: never }
  | { readonly value?: never; readonly reason: string };

const grouped = /^-?(\d{1,3}(,\d{3})+|\d+|(?=\.\d))(\.\d*)?$/;
const eitherThousandsOrDecimals = /^-?[1-9]\d{0,2}\.\d{3}$/;
const digitsAndMarks = /^-?[\d.,]*\d[\d.,]*$/;

/** The digits of a plain number without the zeros that change nothing. */
const shortest = (digits: string) => {
  const [whole = '', fraction = ''] = digits.replace('-', '').split('.');
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}.${fraction.replace(/0+$/, '')}`;
};

/**
 * The number that a typed text states: `1250`, `1,250`, `1250.50`, `.5`, `-3`. Commas group thousands and
 * a point comes before decimals. What has another form, or more than one meaning, such as `1.000`, is
 * refused with the reason and never read as another number.
 */
export function readNumber(text: string): ReadNumber {
  const typed = text.trim().replace('−', '-');
  if (eitherThousandsOrDecimals.test(typed))
    return { reason: `${typed} can mean ${Number(typed)} or ${typed.replace('.', ',')}` };
  if (!grouped.test(typed))
    return {
      reason: digitsAndMarks.test(typed)
        ? 'Commas separate thousands and a point decimals, as in 1,200.50'
        : 'Not a number such as 1,200.50',
    };
  const digits = typed.replaceAll(',', '');
  const value = Number(digits) || 0;
  if (Math.abs(value) > largestAmount)
    return { reason: `Beyond ${largestAmount.toLocaleString('en-US')}` };
  if (shortest(String(value)) !== shortest(digits))
    return { reason: 'More decimals than can be kept' };
  return { value };
}
