import { formatNumber } from '../../format';
import { csvSeparators, type CsvSeparator } from '../../format/csv-separator';
import type { ActionMenuItem } from '../../ui/overlay/menu-entries';

const kinds = [
  { extension: 'csv', label: 'CSV', icon: 'document' },
  { extension: 'xlsx', label: 'Excel (XLSX)', icon: 'table' },
] as const;

export type FileKind = (typeof kinds)[number]['extension'];

const separatorLabel: Record<CsvSeparator, string> = {
  comma: 'Comma',
  semicolon: 'Semicolon',
  tab: 'Tab',
};

interface ExportChoice {
  /** How many rows a file will have. */
  readonly count: number;
  /** Whether a table shows some of the columns, which can be handed out alone. */
  readonly hasTable: boolean;
  readonly separator: CsvSeparator;
  readonly onFile: (kind: FileKind, isShown: boolean) => void;
  readonly onSeparator: (separator: CsvSeparator) => void;
}

/** What can be handed out of a list, each with how many rows it writes, and how a CSV file separates its cells. */
export function exportItems(choice: ExportChoice): ActionMenuItem[] {
  const { count, hasTable, separator, onFile, onSeparator } = choice;
  const rows = count === 1 ? '1 row' : `${formatNumber(count)} rows`;
  const files = (columns: string, isShown: boolean) =>
    kinds.map(({ extension, label, icon }) => ({
      key: isShown ? `${extension}-shown` : extension,
      label: `${label}${columns} (${rows})`,
      icon,
      onSelect: () => onFile(extension, isShown),
    }));
  return [
    ...files(hasTable ? ', all columns' : '', false),
    ...(hasTable ? files(', shown columns', true) : []),
    ...csvSeparators.map((each) => ({
      key: `separator-${each}`,
      label: separatorLabel[each],
      group: 'Separator in CSV files',
      isChecked: each === separator,
      onSelect: () => onSeparator(each),
    })),
  ];
}
