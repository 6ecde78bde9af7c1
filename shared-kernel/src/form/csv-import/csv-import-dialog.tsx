import { useState, type FunctionComponent } from 'react';
import type { DialogProps } from '../../ui/overlay/dialog';
import { lazyDialog } from '../../ui';
import type { CsvImport } from './csv-import';

/** The rows of a file that the user imports. */
export interface ImportedFile<Row> {
  readonly fileName: string;
  readonly rows: readonly Row[];
  readonly leftOut: number;
}

export interface CsvImportDialogProps<Row> extends Pick<DialogProps, 'open' | 'title' | 'onClose'> {
  readonly definition: CsvImport<Row>;
  readonly isPending: boolean;
  /** The file is checked again if the returned status is not `done`. */
  readonly onImport: (file: ImportedFile<Row>) => Promise<{ readonly status: string }>;
}

async function load<Row>(): Promise<FunctionComponent<CsvImportDialogProps<Row>>> {
  const { ImportForm } = await import(/* webpackChunkName: "platform-import" */ './import-form');
  return ImportForm<Row>;
}

/** A dialog that imports rows from a CSV file. It shows the errors of invalid rows, and then imports the valid rows. */
export function CsvImportDialog<Row>(props: CsvImportDialogProps<Row>) {
  const [Form] = useState(() => lazyDialog(load<Row>));
  return <Form {...props} />;
}
