import { getAuditActionLabel, getAuditPortalLabel } from '../../domain/audit';
import { sampleValuesRemark } from '../../domain/compliance';
import { formatBytes, formatUtc, keysOf } from '../../format';
import { getCollectionSpec } from '../../workspace/database/collections';
import { listEvidenceDecisions } from '../decisions';
import type { MissingEvidence } from '../missing-evidence/missing-evidence';
import type { Manifest } from '../manifest';
import { getRecordTypeLabel } from '../../domain/record/record-type-label';
import type { EvidencePackContents } from '../pack-contents';
import { escapeHtml, renderHtmlPage, renderTableSection } from './html';

export type EvidencePackMetadata = Pick<
  Manifest,
  'subject' | 'exportedBy' | 'portal' | 'exportedAt' | 'unsigned'
>;

interface Summary {
  readonly about: EvidencePackMetadata;
  readonly contents: EvidencePackContents;
  readonly gaps: readonly MissingEvidence[];
}

const limits = [
  'Digests show whether a file changed since the export. A signature shows that one browser’s key signed the manifest.',
  'Digests and signatures do not prove who held the key, the clock time or the truth of the records. A pack without missing items can still be incomplete.',
  `Smart contracts and ledgers. ${sampleValuesRemark}`,
  'Tax IDs are masked.',
];

const signatureText = ({ unsigned }: EvidencePackMetadata) =>
  unsigned === undefined
    ? 'The manifest is signed with the key of the browser that exported it.'
    : `The manifest is not signed: ${unsigned}`;

const when = (at: string | undefined) =>
  at === undefined ? '' : at.length === 10 ? at : formatUtc(at);

const recordRows = ({ records }: EvidencePackContents) =>
  keysOf(records).flatMap((name) => {
    const { labelOf } = getCollectionSpec(name);
    return records[name].map((record) => [getRecordTypeLabel(name), record.id, labelOf(record)]);
  });

const paragraphs = (texts: readonly string[]) =>
  texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');

const gapsSection = (gaps: readonly MissingEvidence[]) =>
  renderTableSection(
    `Missing items (${gaps.length})`,
    ['Record', 'Name', 'Missing'],
    gaps.map(({ subject, text }) => [subject.id, subject.label, text]),
    'No missing items found.',
  );

const documentsSection = ({ files }: EvidencePackContents) =>
  renderTableSection(
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

const decisionsSection = (contents: EvidencePackContents) =>
  renderTableSection(
    'Decisions',
    ['When', 'Who', 'What', 'Record', 'Reason'],
    listEvidenceDecisions(contents).map(({ at, by = '', what, subject, reason = '' }) => [
      when(at),
      by,
      what,
      subject.label,
      reason,
    ]),
    'No decision is on record.',
  );

const notesSection = ({ records: { cases } }: EvidencePackContents) =>
  renderTableSection(
    'Comments and evidence',
    ['When', 'Who', 'Kind', 'Review case', 'Text'],
    cases.flatMap(({ id, comments, evidence }) =>
      Object.entries({ Comment: comments, Evidence: evidence }).flatMap(([kind, notes]) =>
        notes.map(({ at, name, text }) => [when(at), name, kind, id, text]),
      ),
    ),
    'No review case has comments or evidence.',
  );

const logSection = ({ entries }: EvidencePackContents) =>
  renderTableSection(
    'Log entries',
    ['Entry', 'When', 'Who', 'Where', 'What', 'Record', 'Note'],
    entries.map((entry) => [
      String(entry.seq ?? ''),
      when(entry.at),
      entry.actor,
      getAuditPortalLabel(entry),
      getAuditActionLabel(entry),
      entry.subject.label,
      entry.note ?? '',
    ]),
    'The log has no entries about these records.',
  );

export function renderSummaryPage({ about, contents, gaps }: Summary): string {
  const { subject, exportedBy, portal, exportedAt } = about;
  const by = portal === undefined ? exportedBy : `${exportedBy}, ${portal} portal`;
  const sections = [
    paragraphs([`Exported by ${by}, on ${formatUtc(exportedAt)}.`, signatureText(about)]),
    gapsSection(gaps),
    renderTableSection('Records', ['Kind', 'Id', 'Name'], recordRows(contents), 'No record.'),
    documentsSection(contents),
    decisionsSection(contents),
    ...(contents.records.cases.length > 0 ? [notesSection(contents)] : []),
    logSection(contents),
    `<h2>What this pack cannot prove</h2>\n${paragraphs(limits)}`,
  ];
  return renderHtmlPage(`Evidence pack: ${subject.label}`, sections.join('\n'));
}
