import { useState, type FunctionComponent } from 'react';
import type { DialogProps } from '../../ui/overlay/dialog';
import { lazyDialog } from '../../ui';
import type { CsvImport } from './csv-import';

/** What of a file is imported. */
export interface ImportedFile<Row> {
  readonly fileName: string;
  readonly rows: readonly Row[];
  /** How many rows of the file are not imported. */
  readonly leftOut: number;
}

export interface CsvImportDialogProps<Row> extends Pick<DialogProps, 'open' | 'title' | 'onClose'> {
  readonly definition: CsvImport<Row>;
  readonly isPending: boolean;
  /** Runs the command; where it is not done, the file is checked again. */
  readonly onImport: (file: ImportedFile<Row>) => Promise<{ readonly status: string }>;
}

async function load<Row>(): Promise<FunctionComponent<CsvImportDialogProps<Row>>> {
  const { ImportForm } = await import(/* webpackChunkName: "platform-import" */ './import-form');
  return ImportForm<Row>;
}

/**
 * Imports the rows of a CSV file: what is wrong with them is shown before the others are imported.
 *
 * @example
 * <CsvImportDialog
 *   open={isOpen}
 *   title="Import contacts"
 *   definition={contactImport}
 *   isPending={isPending}
 *   onImport={(file) => run(file)}
 *   onClose={onClose}
 * />
 */
export function CsvImportDialog<Row>(props: CsvImportDialogProps<Row>) {
  const [Form] = useState(() => lazyDialog(load<Row>));
  return <Form {...props} />;
}
