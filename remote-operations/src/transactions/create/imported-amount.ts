/** Spaces and apostrophes between digits, which group thousands in some regions. */
const groups = /(?<=\d)[\s\u00A0\u202F'’](?=\d{3})/g;

/** `1.250,50`, `1.250.000` and `1250,5`: points group thousands and a comma comes before decimals. */
const decimalComma =
  /^-?(?:\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,}|\d+,(?:\d{1,2}|\d{4,}))$/;

/**
 * An amount as files of any region write it, with commas between thousands and a point before decimals. `1,250` is 1250:
 * no currency of a payment has three decimals. What can mean two amounts, such as `1.250`, stays as it is and is refused.
 */
export function importedAmount(text: string): string {
  const plain = text.trim().replace(groups, '');
  return decimalComma.test(plain) ? plain.replaceAll('.', '').replace(',', '.') : plain;
}
