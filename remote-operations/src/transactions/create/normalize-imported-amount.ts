/** Spaces and apostrophes that group thousands in some regions. */
const groups = /(?<=\d)[\s\u00A0\u202F'’](?=\d{3})/g;

/** Matches regional amounts such as `1.250,50`, `1.250.000` and `1250,5`. */
const decimalComma =
  /^-?(?:\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,}|\d+,(?:\d{1,2}|\d{4,}))$/;

/**
 * Replaces the decimal comma of an amount with a decimal point. Other amounts keep their commas and points. `1,250` is
 * later read as 1250, and the ambiguous `1.250` fails validation.
 */
export function normalizeImportedAmount(text: string): string {
  const plain = text.trim().replace(groups, '');
  return decimalComma.test(plain) ? plain.replaceAll('.', '').replace(',', '.') : plain;
}
