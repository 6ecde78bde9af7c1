import { Icon } from '../icon/icon';
import { Popover } from '../antd';
import styles from './info-tip.module.css';

export interface InfoTipProps {
  /** What it explains, such as “Uptime”. */
  readonly subject: string;
  /** The explanation; `id` lets other elements be described by it. */
  readonly text: string;
  readonly id: string;
}

/** An explanation behind an icon: by pointer, keyboard and tap, whether tooltips are on or off. */
export const InfoTip = ({ subject, text, id }: InfoTipProps) => (
  <>
    <Popover
      trigger={['hover', 'focus']}
      content={
        // It is read as the description of the button.
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
