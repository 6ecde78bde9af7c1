import { relativeDays, relativeDaysLabel } from 'shared-kernel/domain/overview';
import { inWords } from '../in-words';

/** What of an address is how the page looks, and no filter. */
const looks = new Set(['tab', 'view', 'sort', 'dir', 'do', 'filters', 'behaviour']);

/** The names that addresses use, as paper says them; any other is said as it is. */
const labels: Readonly<Record<string, string>> = {
  q: 'Search',
  show: 'Only',
  audit: 'Search',
  auditPerson: 'Person',
  auditPortal: 'Portal',
  auditAction: 'Action',
  auditType: 'Record type',
  auditRecord: 'Record',
  auditFrom: 'From',
  auditTo: 'To',
};

function valueInWords(name: string, value: string): string {
  const days = relativeDays.find((each) => name === 'days' && each === value);
  if (days) return relativeDaysLabel[days];
  // Typed text, days and ids are printed unchanged.
  return /^[a-z_-]+$/.test(value) && name !== 'q' ? inWords(value) : value;
}

/** An address's filters and its section in words: paper has neither an address bar nor tabs. */
export const printedFilters = (
  address: URLSearchParams,
): readonly (readonly [label: string, value: string])[] =>
  [...address]
    .filter(([name, value]) => !looks.has(name) && value.trim() !== '')
    .map(([name, value]) => [labels[name] ?? inWords(name), valueInWords(name, value)]);
