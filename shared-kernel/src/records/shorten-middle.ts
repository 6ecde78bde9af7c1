/** Keeps both ends of a long text, where ids differ: `0x3f9a…c41d`. */
export function shortenMiddle(text: string, length: number): string {
  if (text.length <= length) return text;
  const kept = Math.max(length - 1, 2);
  const head = Math.ceil(kept / 2);
  return `${text.slice(0, head)}…${text.slice(text.length - (kept - head))}`;
}
