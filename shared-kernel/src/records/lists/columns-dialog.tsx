import { Button, Checkbox, CommandButton, Dialog } from '../../ui';
import { RadioGroup } from '../../ui/antd';
import { ColumnRow } from './column-row';
import styles from './columns-dialog.module.css';
import { tableDensities, type TableDensity } from './use-table-options';

interface ColumnName {
  readonly key: string;
  readonly title: string;
}

interface ColumnsDialogProps {
  readonly open: boolean;
  /** All columns but the one that names the rows, which always shows. */
  readonly columns: readonly (ColumnName & { readonly isExtra: boolean })[];
  readonly naming: ColumnName | undefined;
  /** Those of them that show, in order. */
  readonly shown: readonly string[];
  readonly density: TableDensity;
  readonly onColumns: (keys: readonly string[]) => void;
  readonly onDensity: (density: TableDensity) => void;
  readonly onClose: () => void;
}

const densityLabel: Record<TableDensity, string> = {
  auto: 'As in settings',
  comfortable: 'Comfortable',
  compact: 'Compact',
};

interface DensityProps {
  readonly value: TableDensity;
  readonly onChange: (density: TableDensity) => void;
}

const Density = ({ value: density, onChange }: DensityProps) => (
  <fieldset className={styles.densities}>
    <legend>Density</legend>
    <RadioGroup
      name="table-density"
      value={density}
      options={tableDensities.map((value) => ({ value, label: densityLabel[value] }))}
      onChange={({ target }) =>
        onChange(tableDensities.find((each) => each === target.value) ?? 'auto')
      }
    />
  </fieldset>
);

/** Chooses and orders the columns of a table; each change shows at once. */
export function ColumnsDialog(props: ColumnsDialogProps) {
  const { columns, naming, shown, density, onColumns, onDensity } = props;
  const inOrder = [
    ...shown.flatMap((key) => columns.find((column) => column.key === key) ?? []),
    ...columns.filter(({ key }) => !shown.includes(key)),
  ];
  const show = (keys: readonly string[]) => onColumns(naming ? [naming.key, ...keys] : keys);
  const atFirst = columns.filter(({ isExtra }) => !isExtra).map(({ key }) => key);
  const isAsFirst = shown.join() === atFirst.join();
  return (
    <Dialog
      open={props.open}
      title="Columns and density"
      size="small"
      onClose={props.onClose}
      footer={
        <>
          <CommandButton
            refusal={isAsFirst && density === 'auto' ? 'Nothing has been changed.' : undefined}
            onPress={() => {
              show(atFirst);
              onDensity('auto');
            }}
          >
            Reset
          </CommandButton>
          <Button type="primary" onClick={props.onClose}>
            Done
          </Button>
        </>
      }
    >
      <ul aria-label="Columns" className={styles.columns}>
        {naming && (
          <li className={styles.column}>
            <Checkbox checked disabled>
              {naming.title}
            </Checkbox>
          </li>
        )}
        {inOrder.map(({ key, title }) => (
          <ColumnRow key={key} column={key} title={title} shown={shown} onShow={show} />
        ))}
      </ul>
      <Density value={density} onChange={onDensity} />
    </Dialog>
  );
}
