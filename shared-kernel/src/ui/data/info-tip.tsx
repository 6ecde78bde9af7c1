import { Icon } from '../icon/icon';
import { Popover } from '../antd';
import styles from './info-tip.module.css';

export interface InfoTipProps {
  readonly subject: string;
  /** The id of the explanation, for use in `aria-describedby` of other elements. */
  readonly text: string;
  readonly id: string;
}

/** An icon with an explanation on hover, focus and tap, independent of the tooltip setting. */
export const InfoTip = ({ subject, text, id }: InfoTipProps) => (
  <>
    <Popover
      trigger={['hover', 'focus']}
      content={
        // Hidden from screen readers, which already read this text as the description of the button.
        <span aria-hidden="true" className={styles.text}>
          {text}
        </span>
      }
    >
      <button
        type="button"
        className={styles.button}
        aria-label={`About ${subject}`}
        aria-describedby={id}
      >
        <Icon name="info" />
      </button>
    </Popover>
    <span hidden id={id}>
      {text}
    </span>
  </>
);
