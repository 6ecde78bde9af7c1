import { auditActionLabel, auditPortalLabel } from '../../domain/audit';
import { sampleValuesRemark } from '../../domain/compliance';
import { formatBytes, formatUtc, keysOf } from '../../format';
import { specOf } from '../../workspace/database/collections';
import { decisionsOf } from '../decisions';
import type { Gap } from '../gaps/gap';
import type { Manifest } from '../manifest';
import type { PackCollection, PackContents } from '../pack-contents';
import { escapeHtml, htmlPage, tableSection } from './html';

export type PackMetadata = Pick<
  Manifest,
  'subject' | 'exportedBy' | 'portal' | 'exportedAt' | 'unsigned'
>;

interface Summary {
  readonly about: PackMetadata;
  readonly contents: PackContents;
  readonly gaps: readonly Gap[];
}

const collectionLabel: Record<PackCollection, string> = {
  clients: 'Client',
  complianceRecords: 'Compliance record',
  contracts: 'Contract',
  processes: 'Process',
  transactions: 'Transaction',
  cases: 'Review case',
};

const limits = [
  'Digests show whether a file changed since the export. A signature shows that one browser’s key signed the manifest.',
  'Digests and signatures do not prove who held the key, the clock time or the truth of the records. A pack without missing items can still be incomplete.',
  `Smart contracts and ledgers. ${sampleValuesRemark}`,
  'Tax IDs are masked.',
];

const signatureText = ({ unsigned }: PackMetadata) =>
  unsigned === undefined
    ? 'The manifest is signed with the key of the browser that exported it.'
    : `The manifest is not signed: ${unsigned}`;

const when = (at: string | undefined) =>
  at === undefined ? '' : at.length === 10 ? at : formatUtc(at);

const recordRows = ({ records }: PackContents) =>
  keysOf(records).flatMap((name) => {
    const { labelOf } = specOf(name);
    return records[name].map((record) => [collectionLabel[name], record.id, labelOf(record)]);
  });

const paragraphs = (texts: readonly string[]) =>
  texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');

const gapsSection = (gaps: readonly Gap[]) =>
  tableSection(
    `Missing items (${gaps.length})`,
    ['Record', 'Name', 'Missing'],
    gaps.map(({ subject, text }) => [subject.id, subject.label, text]),
    'No missing items found.',
  );

const documentsSection = ({ files }: PackContents) =>
  tableSection(
    'Documents',
    ['Name', 'Kind', 'Size', 'Stored since'],
    files.map(({ name, mediaType, bytes, addedAt }) => [
      name,
      mediaType,
      formatBytes(bytes.length),
      when(addedAt),
    ]),
    'No document files are stored.',
  );

const decisionsSection = (contents: PackContents) =>
  tableSection(
    'Decisions',
    ['When', 'Who', 'What', 'Record', 'Reason'],
    decisionsOf(contents).map(({ at, by = '', what, subject, reason = '' }) => [
      when(at),
      by,
      what,
      subject.label,
      reason,
    ]),
    'No decision is on record.',
  );

const notesSection = ({ records: { cases } }: PackContents) =>
  tableSection(
    'Comments and evidence',
    ['When', 'Who', 'Kind', 'Review case', 'Text'],
    cases.flatMap(({ id, comments, evidence }) =>
      Object.entries({ Comment: comments, Evidence: evidence }).flatMap(([kind, notes]) =>
        notes.map(({ at, name, text }) => [when(at), name, kind, id, text]),
      ),
    ),
    'No review case has comments or evidence.',
  );

const logSection = ({ entries }: PackContents) =>
  tableSection(
    'Log entries',
    ['Entry', 'When', 'Who', 'Where', 'What', 'Record', 'Note'],
    entries.map((entry) => [
      String(entry.seq ?? ''),
      when(entry.at),
      entry.actor,
      auditPortalLabel(entry),
      auditActionLabel(entry),
      entry.subject.label,
      entry.note ?? '',
    ]),
    'The log has no entries about these records.',
  );

export function summaryPage({ about, contents, gaps }: Summary): string {
  const { subject, exportedBy, portal, exportedAt } = about;
  const by = portal === undefined ? exportedBy : `${exportedBy}, ${portal} portal`;
  const sections = [
    paragraphs([`Exported by ${by}, on ${formatUtc(exportedAt)}.`, signatureText(about)]),
    gapsSection(gaps),
    tableSection('Records', ['Kind', 'Id', 'Name'], recordRows(contents), 'No record.'),
    documentsSection(contents),
    decisionsSection(contents),
    ...(contents.records.cases.length > 0 ? [notesSection(contents)] : []),
    logSection(contents),
    `<h2>What this pack cannot prove</h2>\n${paragraphs(limits)}`,
  ];
  return htmlPage(`Evidence pack: ${subject.label}`, sections.join('\n'));
}
