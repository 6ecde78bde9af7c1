/**
 * Parses a text as JSON. Returns `undefined` for a missing or invalid text.
 *
 * @example
 * parseJson('{"isRead":true}'); // { isRead: true }
 * parseJson('not JSON'); // undefined
 */
export function parseJson(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
