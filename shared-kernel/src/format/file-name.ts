import { toLocalDate, type DateLike } from './local-date';

/** Converts a text for use in a file name. The result has lower-case letters, numbers and hyphens. */
export const toSlug = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

const longest = 100;

/**
 * Returns the name of a downloaded file, with the date of `moment` in the user’s time zone. Pass the current time, even
 * in `reference` mode (C8).
 *
 * @example
 * createDatedFileName('audit-log', 'csv', '2024-07-22') // 'audit-log_2024-07-22.csv'
 */
export const createDatedFileName = (stem: string, ending: string, moment: DateLike): string =>
  `${stem}_${toLocalDate(moment)}.${ending}`;

/**
 * Returns a file name without date and extension. It contains the screen and all filters that are not blank or `all`.
 */
export function createFileNameStem(
  screen: string,
  filters: Readonly<Record<string, string | number | undefined>>,
): string {
  const named = Object.entries(filters).flatMap(([name, value]) => {
    const text = toSlug(String(value ?? ''));
    if (text === '' || text === 'all') return [];
    return [['tab', 'status'].includes(name) ? text : `${toSlug(name)}-${text}`];
  });
  return Array.from([toSlug(screen), ...named].join('_'))
    .slice(0, longest)
    .join('');
}

/**
 * Returns the name of a CSV file from the screen, the active filters and the user’s current date, such as
 * `transactions_crypto_min-5000_2024-07-22.csv`. Filters that are blank or `all` are omitted. The name is safe on every
 * file system.
 *
 * @example
 * createCsvFileName('clients', { status: 'active', q: '' }, '2024-07-22') // 'clients_active_2024-07-22.csv'
 */
export const createCsvFileName = (
  screen: string,
  filters: Readonly<Record<string, string | number | undefined>>,
  nowIso: string,
): string => createDatedFileName(createFileNameStem(screen, filters), 'csv', nowIso);
