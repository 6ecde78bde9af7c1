import { createCsvFileName, type CsvColumn, formatNumber } from '../../format';
import { getCsvFormat, usePreferencesValue } from '../../shell';
import { CommandButton, Icon } from '../../ui';
import { ActionMenu } from '../../ui/overlay/action-menu';
import { useAvailability, useCommand, type defineExportCommand } from '../../workspace';
import { useDownload } from '../use-download';
import { selectColumnsToExport } from './use-table-options';
import { setCsvSeparator } from './commands/set-csv-separator';
import { csvSeparators, type CsvSeparator } from '../../format/csv-separator';

/**
 * A column of an exported file. `column` is the key of the matching table column.
 *
 * @example
 * const title: ExportColumn<Contract> = {
 *   header: 'Title',
 *   value: (contract) => contract.title,
 *   column: 'title',
 * };
 */
export interface ExportColumn<T> extends CsvColumn<T> {
  readonly column?: string;
}

export interface ListExportMenuProps<T> {
  readonly command: ReturnType<typeof defineExportCommand>;
  readonly rows: readonly T[] | undefined;
  readonly columns: readonly ExportColumn<T>[];
  readonly shown?: readonly string[] | undefined;
  /** The first part of the file name. The filters, the date and the file extension follow it. */
  readonly name: string;
  readonly filters?: Readonly<Record<string, string | number | undefined>>;
  readonly label?: string;
  readonly isSelection?: boolean;
  readonly size?: 'small';
}

const kinds = [
  { extension: 'csv', icon: 'document' },
  { extension: 'xlsx', icon: 'table' },
] as const;

type ExportFileKind = (typeof kinds)[number]['extension'];

const separatorLabel: Record<CsvSeparator, string> = {
  comma: 'Comma',
  semicolon: 'Semicolon',
  tab: 'Tab',
};

const mime: Record<ExportFileKind, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

function refusalOf(rows: readonly unknown[] | undefined): string | undefined {
  if (!rows) return 'Still loading. Try again in a moment.';
  return rows.length === 0 ? 'There is nothing to export.' : undefined;
}

/** Without this permission, or in `reference` mode, the user cannot choose the file type and columns. */
const choiceTerms = { permission: 'export' } as const;

function useFile<T>({ command, rows, name, filters = {} }: ListExportMenuProps<T>) {
  const { run, availability } = useCommand(command);
  const { download, isMaking } = useDownload();
  const hand = (kind: ExportFileKind, taken: readonly ExportColumn<T>[]) => () => {
    if (!rows) return;
    const fileName = createCsvFileName(name, filters, new Date().toISOString()).replace(
      /csv$/,
      kind,
    );
    const make = async () => {
      const { createTableFile } = await import(
        /* webpackChunkName: "platform-lists" */ './create-table-file'
      );
      return {
        name: fileName,
        mediaType: mime[kind],
        bytes: await createTableFile(kind, taken, rows),
      };
    };
    void download(make, () => run({ fileName, rows: rows.length }));
  };
  return { hand, availability, isMaking };
}

/** A menu that exports rows as a file, with all columns or only the visible ones. Formulas in cells are escaped. */
export function ListExportMenu<T>(props: ListExportMenuProps<T>) {
  const { rows, columns, shown, label = 'Export', isSelection = false, size } = props;
  const { hand, availability, isMaking } = useFile(props);
  const separator = useCommand(setCsvSeparator);
  const { csvSeparator } = usePreferencesValue();
  const hasChoice = useAvailability(choiceTerms).state === 'available';

  const refusal = refusalOf(rows);
  const isPlain = refusal !== undefined || isMaking || !hasChoice;
  if (!rows || availability.state !== 'available' || isPlain) {
    return (
      <CommandButton
        icon={<Icon name="download" />}
        availability={availability}
        refusal={refusal}
        loading={isMaking}
        {...(size && { size })}
        onPress={hand('csv', columns)}
      >
        {label}
      </CommandButton>
    );
  }
  const noun = `${isSelection ? 'selected' : 'filtered'} ${rows.length === 1 ? 'row' : 'rows'}`;
  const files = (key: string, suffix: string, taken: readonly ExportColumn<T>[]) =>
    kinds.map(({ extension, icon }) => ({
      key: `${extension}${key}`,
      label: `${formatNumber(rows.length)} ${noun}${suffix} (${extension.toUpperCase()})`,
      icon,
      onSelect: hand(extension, taken),
    }));
  return (
    <ActionMenu
      label={label}
      icon="download"
      {...(size && { size })}
      items={[
        ...(shown ? files('-shown', '', selectColumnsToExport(columns, shown)) : []),
        ...files('', shown ? ', all columns' : '', columns),
        ...csvSeparators.map((each) => ({
          key: `separator-${each}`,
          label: separatorLabel[each],
          group: 'CSV separator',
          isChecked: each === (csvSeparator ?? getCsvFormat().separator),
          onSelect: () => void separator.run({ separator: each }),
        })),
      ]}
    />
  );
}
