import { Button, Icon, RecordText } from '../ui';
import { Tooltip } from '../ui/overlay/tooltip';
import { useCopyText } from '../ui/input/use-copy-text';
import styles from './copyable-text.module.css';

export interface CopyableTextProps {
  readonly text: string;
  readonly label: string;
  /**
   * Maximum number of characters to show. An ellipsis replaces the middle of a longer text, but the button copies the
   * full text.
   */
  readonly truncate?: number;
}

/** Shortens a long id in the middle, such as `0x3f9a…c41d`. The start and end are enough to tell ids apart. */
export function truncateMiddle(text: string, length: number): string {
  if (text.length <= length) return text;
  const kept = Math.max(length - 1, 2);
  const head = Math.ceil(kept / 2);
  return `${text.slice(0, head)}…${text.slice(text.length - (kept - head))}`;
}

/** An id or hash in a monospaced font, with a button that copies the full text. */
export function CopyableText({ text, label, truncate }: CopyableTextProps) {
  const { isCopied, copy, dialog } = useCopyText();
  const shown = truncate === undefined ? text : truncateMiddle(text, truncate);
  return (
    <span className={styles.copy}>
      {shown === text ? (
        <code translate="no">
          <RecordText>{text}</RecordText>
        </code>
      ) : (
        <Tooltip content={text}>
          <code translate="no">{shown}</code>
        </Tooltip>
      )}
      <Button
        type="text"
        size="small"
        aria-label={`Copy ${label}`}
        icon={<Icon name={isCopied ? 'check' : 'copy'} />}
        onClick={(event) => {
          event.stopPropagation();
          copy(text);
        }}
      />
      <span role="status" className="tf-visually-hidden">
        {isCopied && `Copied ${label}`}
      </span>
      {dialog}
    </span>
  );
}
