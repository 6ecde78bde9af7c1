const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iOS'],
  ['iPad', 'iPadOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

const known = (marks: readonly (readonly [string, string])[], text: string) =>
  marks.find(([mark]) => text.includes(mark))?.[1];

/** Returns browser and system of a user agent as text, such as “Firefox on Windows”. */
export function parseBrowserName(userAgent: string): string {
  const browser = known(browsers, userAgent) ?? 'an unknown browser';
  const system = known(systems, userAgent);
  return system === undefined ? browser : `${browser} on ${system}`;
}
