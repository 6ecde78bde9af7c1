import { Command } from 'cmdk';
import type { IconName } from 'shared-kernel/domain/status';
import { Icon, RecordText } from 'shared-kernel/ui';
import styles from './command-palette.module.css';

/** Something that the palette offers. */
export interface PaletteChoice {
  /** What tells it from every other one. */
  readonly value: string;
  readonly icon: IconName;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly choose: () => void;
}

export const PaletteItem = ({ value, icon, label, detail, choose }: PaletteChoice) => (
  <Command.Item value={value} className={styles.item} onSelect={choose}>
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

interface PaletteGroupProps {
  readonly heading: string;
  readonly choices: readonly PaletteChoice[];
}

/** What is offered of one kind; nothing where there is none. */
export const PaletteGroup = ({ heading, choices }: PaletteGroupProps) =>
  choices.length > 0 && (
    <Command.Group heading={heading}>
      {choices.map((choice) => (
        <PaletteItem key={choice.value} {...choice} />
      ))}
    </Command.Group>
  );
