import { Checkbox } from '../antd';
import styles from './data-table.module.css';

interface RowCheckboxProps {
  readonly name: string;
  readonly isPicked: boolean;
  readonly isPartly?: boolean;
  readonly onPick: (isPicked: boolean, isRange: boolean) => void;
}

/** Picks a row; with Shift, all rows since the last one. */
export const RowCheckbox = ({ name, isPicked, isPartly = false, onPick }: RowCheckboxProps) => (
  <Checkbox
    className={styles.pick}
    aria-label={name}
    checked={isPicked}
    indeterminate={isPartly}
    onChange={({ target, nativeEvent }) => onPick(target.checked, nativeEvent.shiftKey)}
  />
);
