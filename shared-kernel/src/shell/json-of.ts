/**
 * Parses a text as JSON; `undefined` if there is no text or it is invalid.
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
