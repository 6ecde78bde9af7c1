import { Button, Checkbox, Icon } from '../../ui';
import styles from './columns-dialog.module.css';
import { movedTo } from './moved-to';

interface ColumnRowProps {
  readonly column: string;
  readonly title: string;
  /** The columns that show, in order. */
  readonly shown: readonly string[];
  readonly onShow: (keys: readonly string[]) => void;
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
        <Button
          size="small"
          type="text"
          aria-label={`Move ${title} up`}
          icon={<Icon name="chevron-up" />}
          disabled={at < 1}
          onClick={() => onShow(movedTo(shown, at, at - 1))}
        />
        <Button
          size="small"
          type="text"
          aria-label={`Move ${title} down`}
          icon={<Icon name="chevron-down" />}
          disabled={at < 0 || at === shown.length - 1}
          onClick={() => onShow(movedTo(shown, at, at + 1))}
        />
      </span>
    </li>
  );
}
