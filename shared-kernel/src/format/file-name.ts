import { dayOf, type DateInput } from './local-date';

/** Text for use in a file name: lower-case letters, numbers and hyphens. */
export const slug = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

const longest = 100;

/**
 * The name of a downloaded file with its date. The date is the user’s current day, also in `reference` (C8).
 *
 * @example
 * datedFileName('audit-log', 'csv', '2024-07-22') // 'audit-log_2024-07-22.csv'
 */
export const datedFileName = (stem: string, ending: string, moment: DateInput): string =>
  `${stem}_${dayOf(moment)}.${ending}`;

/** The file name without date: screen and filters, without blank values and `all`. */
export function filteredStem(
  screen: string,
  filters: Readonly<Record<string, string | number | undefined>>,
): string {
  const named = Object.entries(filters).flatMap(([name, value]) => {
    const text = slug(String(value ?? ''));
    if (text === '' || text === 'all') return [];
    return [['tab', 'status'].includes(name) ? text : `${slug(name)}-${text}`];
  });
  return Array.from([slug(screen), ...named].join('_'))
    .slice(0, longest)
    .join('');
}

/**
 * A file name that describes its content: screen, active filters (without blank values and `all`) and the user’s
 * current day, such as `transactions_crypto_min-5000_2024-07-22.csv`. It is safe on every file system.
 *
 * @example
 * csvFileName('clients', { status: 'active', q: '' }, '2024-07-22') // 'clients_active_2024-07-22.csv'
 */
export const csvFileName = (
  screen: string,
  filters: Readonly<Record<string, string | number | undefined>>,
  nowIso: string,
): string => datedFileName(filteredStem(screen, filters), 'csv', nowIso);
