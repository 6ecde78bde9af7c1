import { dayOf, type Moment } from './reader-clock';

/** Text as a file’s name may hold it, in small letters, numbers and hyphens. */
export const slug = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

const longest = 100;

/**
 * The name of a file that is handed out at a moment, the real one in `reference` too (C8): every file that bears a
 * date bears the reader’s day here.
 *
 * @example
 * datedFileName('audit-log', 'csv', '2024-07-22') // 'audit-log_2024-07-22.csv'
 */
export const datedFileName = (stem: string, ending: string, moment: Moment): string =>
  `${stem}_${dayOf(moment)}.${ending}`;

/** What is inside of a file, as part of its name; blank values and `all` are left out. */
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
 * A file name that says what is inside: screen, the filters that are set (blank and `all` are not),
 * and the reader’s day: `transactions_crypto_min-5000_2024-07-22.csv`. Safe on every file system.
 *
 * @example
 * csvFileName('clients', { status: 'active', q: '' }, '2024-07-22') // 'clients_active_2024-07-22.csv'
 */
export const csvFileName = (
  screen: string,
  filters: Readonly<Record<string, string | number | undefined>>,
  nowIso: string,
): string => datedFileName(filteredStem(screen, filters), 'csv', nowIso);
