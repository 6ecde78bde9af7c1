import { useId } from 'react';
import { Switch } from 'shared-kernel/ui';
import styles from './toggle-row.module.css';

interface ToggleRowProps {
  readonly label: string;
  readonly description: string;
  readonly isOn: boolean;
  readonly isDenied?: boolean;
  readonly onChange: (on: boolean) => void;
}

export function ToggleRow({
  label,
  description,
  isOn,
  isDenied = false,
  onChange,
}: ToggleRowProps) {
  const id = useId();
  return (
    <li className={styles.row}>
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-more`}>{description}</p>
      </div>
      <Switch
        id={id}
        aria-label={label}
        aria-describedby={`${id}-more`}
        checked={isOn}
        disabled={isDenied}
        onChange={onChange}
      />
    </li>
  );
}
