import { relativeDateRanges, relativeDateRangeLabel } from 'shared-kernel/domain/overview';
import { toSentenceCase } from '../to-sentence-case';

const looks = new Set(['tab', 'view', 'sort', 'dir', 'do', 'filters', 'behaviour']);

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
  const days = relativeDateRanges.find((each) => name === 'days' && each === value);
  if (days) return relativeDateRangeLabel[days];
  // Search texts, dates and ids are printed as they are in the URL.
  return /^[a-z_-]+$/.test(value) && name !== 'q' ? toSentenceCase(value) : value;
}

/** Describes the filters and the section as text, because the address bar and the tabs are not printed. */
export const describeFilters = (
  address: URLSearchParams,
): readonly (readonly [label: string, value: string])[] =>
  [...address]
    .filter(([name, value]) => !looks.has(name) && value.trim() !== '')
    .map(([name, value]) => [labels[name] ?? toSentenceCase(name), valueInWords(name, value)]);
