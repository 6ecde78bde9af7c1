const scaleOf: Record<string, number> = {
  k: 1e3,
  m: 1e6,
  mm: 1e6,
  b: 1e9,
  bn: 1e9,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
};

const money =
  /^(?:us\$|\$|usd)? ?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)? ?(k|mm|m|bn|b|thousand|million|billion)? ?(?:usd)?$/i;

/**
 * The dollars a free text states, or undefined when it does not state exactly that. Understood:
 * digits with or without correct thousands commas and decimals, a leading `$`, `US$` or `USD` or a
 * trailing `USD`, and k, M, MM, B, bn, thousand, million or billion after the figure. Anything else
 * is left out rather than guessed: signs, ranges, other currencies, other groupings, extra words, and
 * figures beyond what a number holds exactly. Rounded to the cent.
 */
export function parseMoney(text: string): number | undefined {
  const match = money.exec(text.trim().replace(/\s+/g, ' '));
  if (!match) return undefined;
  const [, integer = '', fraction = '', suffix = ''] = match;
  const amount = Number(`${integer.replaceAll(',', '')}${fraction}`);
  const scaled = amount * (scaleOf[suffix.toLowerCase()] ?? 1);
  return scaled <= Number.MAX_SAFE_INTEGER / 100 ? Math.round(scaled * 100) / 100 : undefined;
}
