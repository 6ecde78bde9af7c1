import type { AuditEntry } from 'shared-kernel/domain/audit';
import { truncateText, unknownText } from 'shared-kernel/format';

export interface AuditChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const maxShown = 400;

const fieldsOf = (record: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof record === 'object' && record !== null ? Object.entries(record) : []);

const textOf = (value: unknown): string => {
  if (value === undefined || value === '') return unknownText;
  if (typeof value === 'string') return truncateText(value, maxShown);
  const isListOfTexts = Array.isArray(value) && value.every((each) => typeof each === 'string');
  return (
    truncateText(isListOfTexts ? value.join(', ') : JSON.stringify(value), maxShown) || unknownText
  );
};

/** Converts a field name to a label: `complianceScore` becomes “Compliance score”. */
const nameOf = (key: string) => {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace('sign off', 'sign-off');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

export function listAuditChanges({
  before,
  after,
}: Pick<AuditEntry, 'before' | 'after'>): readonly AuditChange[] {
  const [was, became] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...was.keys(), ...became.keys()])]
    .filter((key) => JSON.stringify(was.get(key)) !== JSON.stringify(became.get(key)))
    .map((key) => ({
      field: nameOf(key),
      before: textOf(was.get(key)),
      after: textOf(became.get(key)),
    }));
}
