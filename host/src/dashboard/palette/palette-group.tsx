import { Command } from 'cmdk';
import type { IconName } from 'shared-kernel/domain/status';
import { Icon, isPlainClick, RecordText } from 'shared-kernel/ui';
import styles from './command-palette.module.css';

export interface PaletteResult {
  readonly value: string;
  readonly icon: IconName;
  readonly label: string;
  readonly detail?: string | undefined;
  /** URL of the result. Absent if the result runs an action. */
  readonly href?: string | undefined;
  readonly choose: () => void;
}

/** A result in the command palette. A result with a URL is a link, so that it can be opened in a new tab. */
export function PaletteResultItem({ value, icon, label, detail, href, choose }: PaletteResult) {
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
          // Without `stopPropagation`, the URL would also open in the current browser tab.
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
  readonly choices: readonly PaletteResult[];
}

export const PaletteGroup = ({ heading, choices }: PaletteGroupProps) =>
  choices.length > 0 && (
    <Command.Group heading={heading}>
      {choices.map((choice) => (
        <PaletteResultItem key={choice.value} {...choice} />
      ))}
    </Command.Group>
  );
