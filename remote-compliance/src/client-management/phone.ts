interface Phone {
  readonly number: string;
  readonly extension: string | undefined;
}

const shape =
  /^(?<number>\(?\+?[\d\s()./\p{Dash_Punctuation}]+?)(?:[,;]?\s*(?:extension|ext|x|#)[.:=]?\s*(?<extension>\d{1,6}))?$/iu;

/** The digits of a telephone number, `+` included, and its extension; nothing of what is no number of 7 to 15 digits. */
export function phoneOf(text: string): Phone | undefined {
  const { number = '', extension } = shape.exec(text.normalize('NFKC').trim())?.groups ?? {};
  const digits = number.replace(/[^\d+]/g, '');
  return /^\+?\d{7,15}$/.test(digits) ? { number: digits, extension } : undefined;
}

/** The address of a link that calls a telephone number; of what is none, its digits. */
export function telAddress(text: string): string {
  const { number, extension } = phoneOf(text) ?? { number: text.replace(/[^\d+]/g, '') };
  return `tel:${number}${extension === undefined ? '' : `;ext=${extension}`}`;
}
