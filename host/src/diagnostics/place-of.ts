const frame = /(https?:\/\/[^\s()?#]+)(?:\?[^\s():]*)?:(\d{1,7}):(\d{1,7})\)?$/;

/** The scripts that this page has asked for, by their addresses without a query. */
function pageScripts(): ReadonlySet<string> {
  const entries = 'getEntriesByType' in performance ? performance.getEntriesByType('resource') : [];
  const asked = entries.map(({ name }) => name);
  const standing = Array.from(document.scripts, ({ src }) => src);
  const addresses = [...asked, ...standing].map((address) => address.replace(/[?#].*$/s, ''));
  return new Set(addresses.filter((address) => address.endsWith('.js')));
}

/**
 * File, line and column of where an error was thrown: the first of its frames in a script that the page has asked for.
 * A stack begins with the message, which may look like one.
 */
export function placeOf({ stack, message }: Error, scripts = pageScripts()): string | undefined {
  if (stack === undefined) return undefined;
  const said = message === '' ? -1 : stack.indexOf(message);
  const frames = said === -1 ? stack : stack.slice(said + message.length);
  for (const line of frames.split('\n')) {
    const [, address = '', row = '', column = ''] = frame.exec(line.trim()) ?? [];
    if (!scripts.has(address)) continue;
    return `${address.slice(address.lastIndexOf('/') + 1)}:${row}:${column}`;
  }
  return undefined;
}
