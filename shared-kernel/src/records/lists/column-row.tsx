import { Checkbox, CommandButton, Icon } from '../../ui';
import { movedTo } from './use-table-options';
import styles from './columns-dialog.module.css';

interface ColumnRowProps {
  readonly column: string;
  readonly title: string;
  /** The columns that show, in order. */
  readonly shown: readonly string[];
  readonly onShow: (keys: readonly string[]) => void;
}

/** Why a column at a place is not moved further towards the last place of its way. */
function refusalOf(at: number, last: number): string | undefined {
  if (at < 0) return 'Only visible columns have a position.';
  return at === last ? 'It cannot move further.' : undefined;
}

/** One column of a table: whether it shows, and a place up or down. */
export function ColumnRow({ column, title, shown, onShow }: ColumnRowProps) {
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
          onPress={() => onShow(movedTo(shown, at, at - 1))}
        />
        <CommandButton
          size="small"
          type="text"
          aria-label={`Move ${title} down`}
          icon={<Icon name="chevron-down" />}
          refusal={refusalOf(at, shown.length - 1)}
          onPress={() => onShow(movedTo(shown, at, at + 1))}
        />
      </span>
    </li>
  );
}
