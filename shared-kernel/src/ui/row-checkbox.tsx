import { Checkbox } from './checkbox';
import styles from './data-table.module.css';

interface RowCheckboxProps {
  readonly name: string;
  readonly isPicked: boolean;
  readonly isPartly?: boolean;
  readonly onPick: (isPicked: boolean, isRange: boolean) => void;
}

/** Picks a row; with Shift, all rows since the last one. */
export const RowCheckbox = ({ name, isPicked, isPartly = false, onPick }: RowCheckboxProps) => (
  <label className={styles.pick}>
    <Checkbox
      aria-label={name}
      checked={isPicked}
      indeterminate={isPartly}
      onChange={({ target, nativeEvent }) =>
        onPick(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  </label>
);
