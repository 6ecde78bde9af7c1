import { formatNumber } from '../../format';
import { Button, DataTable, downloadFile, Icon, Section, Stack, type TableColumn } from '../../ui';
import { ProgressTrack } from '../../ui/data/progress-track';
import type {
  ValidatedFile,
  CsvImport,
  ImportColumn,
  LocatedRowIssue,
  SampleRow,
} from './csv-import';
import { createInvalidRowsFile } from './import-files';

const lineColumn = {
  key: 'line',
  title: 'Line',
  render: ({ line }: { readonly line: number }) => formatNumber(line),
} as const;

const remarkColumns: readonly TableColumn<LocatedRowIssue>[] = [
  lineColumn,
  { key: 'column', title: 'Column', render: ({ header }) => header },
  { key: 'value', title: 'Value', maxWidth: '12rem', render: ({ value }) => value || '—' },
  { key: 'reason', title: 'Reason', isRowHeader: true, render: ({ reason }) => reason },
];

const remarkKey = ({ line, header, reason }: LocatedRowIssue) => `${line} ${header} ${reason}`;

interface RemarksProps {
  readonly title: string;
  readonly remarks: readonly LocatedRowIssue[];
  readonly onDownload?: () => void;
}

function Remarks({ title, remarks, onDownload }: RemarksProps) {
  if (remarks.length === 0) return null;
  const heading = `${title} (${formatNumber(remarks.length)})`;
  return (
    <Section
      title={heading}
      look="plain"
      actions={
        onDownload && (
          <Button size="small" icon={<Icon name="download" />} onClick={onDownload}>
            Download rows with errors
          </Button>
        )
      }
    >
      <DataTable
        label={title}
        columns={remarkColumns}
        rows={remarks}
        rowKey={remarkKey}
        density="compact"
      />
    </Section>
  );
}

interface FirstRowsProps {
  readonly columns: readonly ImportColumn[];
  readonly sample: readonly SampleRow[];
}

function FirstRows({ columns, sample }: FirstRowsProps) {
  if (sample.length === 0) return null;
  const shown = columns.map(({ key, header }, index): TableColumn<SampleRow> => {
    return { key, title: header, isRowHeader: index === 0, render: ({ texts }) => texts[key] };
  });
  return (
    <Section title="First rows to import" look="plain">
      <DataTable
        label="First rows to import"
        columns={[lineColumn, ...shown]}
        rows={sample}
        rowKey={({ line }) => String(line)}
        density="compact"
      />
    </Section>
  );
}

const rowsText = (count: number) => (count === 1 ? '1 row' : `${formatNumber(count)} rows`);

/** Returns a summary of a CSV import, such as `9,700 of 10,000 rows can be imported. 300 rows have errors.` */
export function formatImportResult({ rows, wrong, ignored }: ValidatedFile<unknown>): string {
  const total = rows.length + wrong.length;
  const sentences = [
    wrong.length === 0
      ? `All ${formatNumber(total)} rows can be imported.`
      : `${formatNumber(rows.length)} of ${rowsText(total)} can be imported. ${rowsText(wrong.length)} ${wrong.length === 1 ? 'has' : 'have'} errors.`,
    ignored.length > 0 && `Ignored columns: ${ignored.join(', ')}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

interface ImportResultsProps {
  readonly definition: Pick<CsvImport<never>, 'columns' | 'noun'>;
  readonly checked: ValidatedFile<unknown>;
}

export function ImportResults({ definition: { columns, noun }, checked }: ImportResultsProps) {
  return (
    <Stack isClose>
      <Remarks
        title="Errors"
        remarks={checked.wrong.flatMap(({ errors }) => errors)}
        onDownload={() =>
          downloadFile(
            `${noun[1]}-with-errors.csv`,
            'text/csv;charset=utf-8',
            createInvalidRowsFile(checked),
          )
        }
      />
      <Remarks title="Warnings" remarks={checked.warnings} />
      <FirstRows columns={columns} sample={checked.sample} />
    </Stack>
  );
}

export const ValidationProgress = ({ progress }: { readonly progress: number }) => (
  <ProgressTrack
    role="progressbar"
    label="Rows checked"
    value={Math.floor(progress * 100)}
    valueText={`${Math.floor(progress * 100)} %`}
  />
);
