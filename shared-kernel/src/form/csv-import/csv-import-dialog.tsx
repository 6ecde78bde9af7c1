import { useState, type FunctionComponent } from 'react';
import type { DialogProps } from '../../ui/overlay/dialog';
import { createLazyDialog } from '../../ui';
import type { CsvImport } from './csv-import';

/** The valid rows of a CSV file. `leftOut` is the number of rows with errors. */
export interface ImportedFile<Row> {
  readonly fileName: string;
  readonly rows: readonly Row[];
  readonly leftOut: number;
}

export interface CsvImportDialogProps<Row> extends Pick<DialogProps, 'open' | 'title' | 'onClose'> {
  readonly definition: CsvImport<Row>;
  readonly isPending: boolean;
  /** Imports the valid rows. If the returned status is not `done`, the dialog validates the file again. */
  readonly onImport: (file: ImportedFile<Row>) => Promise<{ readonly status: string }>;
}

async function load<Row>(): Promise<FunctionComponent<CsvImportDialogProps<Row>>> {
  const { ImportForm } = await import(/* webpackChunkName: "platform-import" */ './import-form');
  return ImportForm<Row>;
}

/** A dialog that imports rows from a CSV file. It shows the errors of invalid rows before it imports the valid ones. */
export function CsvImportDialog<Row>(props: CsvImportDialogProps<Row>) {
  const [Form] = useState(() => createLazyDialog(load<Row>));
  return <Form {...props} />;
}
