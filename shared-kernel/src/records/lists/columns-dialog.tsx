import { Button, Checkbox, CommandButton, Dialog, Icon } from '../../ui';
import { RadioGroup } from '../../ui/antd';
import styles from './columns-dialog.module.css';
import { tableDensities, type TableDensity, moveItem } from './use-table-options';

interface ColumnRowProps {
  readonly column: string;
  readonly title: string;
  readonly shown: readonly string[];
  readonly onShow: (keys: readonly string[]) => void;
}

function refusalOf(at: number, last: number): string | undefined {
  if (at < 0) return 'Show the column to change its position.';
  return at === last ? 'The column cannot be moved further.' : undefined;
}

function ColumnRow({ column, title, shown, onShow }: ColumnRowProps) {
  const at = shown.indexOf(column);
  return (
    <li className={styles.column}>
      <Checkbox
        checked={at >= 0}
        onChange={(event) =>
          onShow(event.target.checked ? [...shown, column] : shown.filter((one) => one !== column))
        }
      >
        {title}
      </Checkbox>
      <span className={styles.moves}>
        <CommandButton
          size="small"
          type="text"
          aria-label={`Move ${title} up`}
          icon={<Icon name="chevron-up" />}
          refusal={refusalOf(at, 0)}
          onPress={() => onShow(moveItem(shown, at, at - 1))}
        />
        <CommandButton
          size="small"
          type="text"
          aria-label={`Move ${title} down`}
          icon={<Icon name="chevron-down" />}
          refusal={refusalOf(at, shown.length - 1)}
          onPress={() => onShow(moveItem(shown, at, at + 1))}
        />
      </span>
    </li>
  );
}

interface ColumnName {
  readonly key: string;
  readonly title: string;
}

interface ColumnsDialogProps {
  readonly open: boolean;
  /** All table columns except the row header, which is always visible. */
  readonly columns: readonly (ColumnName & { readonly isExtra: boolean })[];
  readonly naming: ColumnName | undefined;
  readonly shown: readonly string[];
  readonly density: TableDensity;
  readonly onColumns: (keys: readonly string[]) => void;
  readonly onDensity: (density: TableDensity) => void;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

const densityLabel: Record<TableDensity, string> = {
  auto: 'Default from settings',
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

/** A dialog to select and order the columns of a table. Changes apply immediately. */
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
            refusal={isAsFirst && density === 'auto' ? 'There are no changes to reset.' : undefined}
            onPress={props.onReset}
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
