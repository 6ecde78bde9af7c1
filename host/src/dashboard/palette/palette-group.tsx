import { Command } from 'cmdk';
import type { IconName } from 'shared-kernel/domain/status';
import { Icon, isPlainClick, RecordText } from 'shared-kernel/ui';
import styles from './command-palette.module.css';

/** Something that the palette offers. */
export interface PaletteChoice {
  /** What tells it from every other one. */
  readonly value: string;
  readonly icon: IconName;
  readonly label: string;
  readonly detail?: string | undefined;
  /** Where it leads; absent where it does something. */
  readonly href?: string | undefined;
  readonly choose: () => void;
}

/** A result; one that leads somewhere is a link, which opens in a new tab as any link does. */
export function PaletteItem({ value, icon, label, detail, href, choose }: PaletteChoice) {
  const item = { value, className: styles.item, onSelect: choose };
  const words = (
    <>
      <Icon name={icon} />
      <span className={styles.label}>
        <RecordText>{label}</RecordText>
      </span>
      {detail !== undefined && (
        <span className={styles.detail}>
          <RecordText>{detail}</RecordText>
        </span>
      )}
    </>
  );
  if (href === undefined) return <Command.Item {...item}>{words}</Command.Item>;
  return (
    <Command.Item {...item} asChild>
      <a
        href={href}
        tabIndex={-1}
        onClickCapture={(event) => {
          if (isPlainClick(event)) event.preventDefault();
          // Before the palette hears it, which would go there as well.
          else event.stopPropagation();
        }}
      >
        {words}
      </a>
    </Command.Item>
  );
}

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
