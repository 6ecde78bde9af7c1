import { useRef, useState } from 'react';
import * as v from 'valibot';
import { formatNumber } from '../../format';
import { Button, Dialog, downloadFile, Icon, Notice, Stack } from '../../ui';
import { FileField } from '../file-field';
import { useValidatedForm } from '../use-validated-form';
import { useWatch } from 'react-hook-form';
import type { CsvImport } from './csv-import';
import type { CsvImportDialogProps } from './csv-import-dialog';
import { createTemplateFile } from './import-files';
import { ValidationProgress, ImportResults, formatImportResult } from './import-results';
import styles from './import-form.module.css';
import { maxImportRows } from '../../domain/file/max-import-rows';
import { useValidatedFile } from './use-validated-file';

const csvType = 'text/csv;charset=utf-8';

const fileSchema = v.object({ file: v.optional(v.instance(File)) });

function ColumnList({ columns }: Pick<CsvImport<unknown>, 'columns'>) {
  return (
    <table className={styles.columns}>
      <caption>Expected columns</caption>
      <thead>
        <tr>
          <th scope="col">Column</th>
          <th scope="col">Required</th>
          <th scope="col">Example</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ key, header, isRequired = false, example }) => (
          <tr key={key}>
            <th scope="row">{header}</th>
            <td>{isRequired ? 'Yes' : 'No'}</td>
            <td>{example}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Template = ({ columns, noun }: Pick<CsvImport<unknown>, 'columns' | 'noun'>) => (
  <>
    <ColumnList columns={columns} />
    <div>
      <Button
        icon={<Icon name="download" />}
        onClick={() =>
          downloadFile(`${noun[1]}-template.csv`, csvType, createTemplateFile(columns))
        }
      >
        Download template
      </Button>
    </div>
  </>
);

function useImport<Row>({ definition, onImport, onClose }: CsvImportDialogProps<Row>) {
  const { control } = useValidatedForm(fileSchema, { defaultValues: {} });
  const file = useWatch({ control, name: 'file' });
  const [attempt, setAttempt] = useState(0);
  const isStarted = useRef(false);
  const state = useValidatedFile(definition, file, attempt);
  const checked = state && 'checked' in state ? state.checked : undefined;
  const count = checked?.rows.length ?? 0;

  const start = async () => {
    if (isStarted.current || !file || !checked || count === 0) return;
    isStarted.current = true;
    const { rows, wrong } = checked;
    const { status } = await onImport({ fileName: file.name, rows, leftOut: wrong.length });
    isStarted.current = false;
    if (status === 'done') onClose();
    else setAttempt((before) => before + 1);
  };
  const close = () => {
    if (!isStarted.current) onClose();
  };
  return { control, file, state, checked, count, start, close };
}

const fileHint = `The first line names the columns. Up to ${formatNumber(maxImportRows)} rows and 10 MB. The file stays in this browser.`;

export function ImportForm<Row>(props: CsvImportDialogProps<Row>) {
  const { open, title, definition, isPending } = props;
  const { control, file, state, checked, count, start, close } = useImport(props);
  const [one, many] = definition.noun;
  const what = count === 0 ? many : `${formatNumber(count)} ${count === 1 ? one : many}`;
  const footer = (
    <>
      <Button onClick={close}>Cancel</Button>
      <Button
        type="primary"
        disabled={count === 0}
        loading={isPending}
        onClick={() => void start()}
      >
        {`Import ${what}`}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      title={title}
      size="large"
      closeOnBackdrop={file === undefined}
      onClose={close}
      footer={footer}
    >
      <Stack isClose>
        <FileField
          name="file"
          control={control}
          label="CSV file"
          hint={fileHint}
          accept=".csv,.tsv,.txt,text/csv"
          disabled={isPending}
          required
        />
        <div role="status">{checked && <p>{formatImportResult(checked)}</p>}</div>
        {state && 'progress' in state && <ValidationProgress progress={state.progress} />}
        {state && 'fault' in state && (
          <Notice tone="danger" title="This file cannot be imported">
            {state.fault}
          </Notice>
        )}
        {checked ? (
          <ImportResults definition={definition} checked={checked} />
        ) : (
          <Template columns={definition.columns} noun={definition.noun} />
        )}
      </Stack>
    </Dialog>
  );
}
