import { useEffect, useEffectEvent, useState } from 'react';
import { validateRows, type ValidatedFile, type CsvImport } from './csv-import';
import { readCsv, type FileError } from './read-csv';

type Outcome<Row> = FileError | { readonly checked: ValidatedFile<Row> };

type FileState<Row> = { readonly progress: number } | Outcome<Row>;

const failed: FileError = { fault: 'The file could not be checked. Choose it again.' };

async function outcomeOf<Row>(
  definition: CsvImport<Row>,
  file: File,
  signal: AbortSignal,
  onProgress: (progress: number) => void,
): Promise<Outcome<Row>> {
  const table = await readCsv(file);
  if ('fault' in table) return table;
  const checked = await validateRows(definition, table, { signal, onProgress });
  return 'fault' in checked ? checked : { checked };
}

/** Validates the file whenever `file` or `attempt` changes. Returns `undefined` if there is no file. */
export function useValidatedFile<Row>(
  definition: CsvImport<Row>,
  file: File | undefined,
  attempt: number,
): FileState<Row> | undefined {
  const [state, setState] = useState<FileState<Row>>();
  const check = useEffectEvent((chosen: File, signal: AbortSignal) => {
    const show = (next: FileState<Row>) => {
      if (!signal.aborted) setState(next);
    };
    show({ progress: 0 });
    outcomeOf(definition, chosen, signal, (progress) => show({ progress })).then(show, () =>
      show(failed),
    );
  });
  useEffect(() => {
    if (!file) return undefined;
    const controller = new AbortController();
    check(file, controller.signal);
    return () => controller.abort();
  }, [file, attempt]);
  return file && state;
}
