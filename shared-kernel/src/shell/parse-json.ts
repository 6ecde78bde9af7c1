/**
 * Parses a text as JSON; `undefined` if there is no text or it is invalid.
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
