/**
 * What a text holds as JSON; undefined for none and for any other text.
 *
 * @example
 * jsonOf('{"isRead":true}'); // { isRead: true }
 * jsonOf('not JSON'); // undefined
 */
export function jsonOf(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
