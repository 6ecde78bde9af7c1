import { Command } from 'cmdk';
import type { IconName } from 'shared-kernel/domain/status';
import { Icon, RecordText } from 'shared-kernel/ui';
import styles from './command-palette.module.css';

interface PaletteItemProps {
  /** What tells it from every other item. */
  readonly value: string;
  readonly icon: IconName;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly onChoose: () => void;
}

export const PaletteItem = ({ value, icon, label, detail, onChoose }: PaletteItemProps) => (
  <Command.Item value={value} className={styles.item} onSelect={onChoose}>
    <Icon name={icon} />
    <span className={styles.label}>
      <RecordText>{label}</RecordText>
    </span>
    {detail !== undefined && (
      <span className={styles.detail}>
        <RecordText>{detail}</RecordText>
      </span>
    )}
  </Command.Item>
);
