import { createContext, use, useState, type ReactNode } from 'react';
import { classNames } from '../../format';
import { usePrinting } from '../../theme/use-printing';
import { Button } from '../antd';
import { Icon } from '../icon/icon';
import { useIsPhone } from '../layout/use-media-query';
import { CardSurface } from '../layout/section';
import { RowSelectionCheckbox } from './row-selection';
import styles from './record-card.module.css';

/** The content of a collapsed card: two lines. On a phone, the cards of a list are collapsed. */
export interface CardSummary {
  readonly rowKey: string;
  readonly name: string;
  readonly title: ReactNode;
  readonly figure?: ReactNode;
  readonly next?: ReactNode;
  readonly status: ReactNode;
}

export interface RecordCardProps {
  /** The id of the heading that names the card. Without this id, `label` is the name. */
  readonly labelledBy?: string;
  readonly label?: string;
  readonly brief?: CardSummary;
  readonly children: ReactNode;
}

/** The keys of the expanded cards in a list. They are stored here, because cards outside the viewport are unmounted. */
export const ExpandedCardsContext = createContext<Set<string> | undefined>(undefined);

function useFold(brief: CardSummary | undefined) {
  const openCards = use(ExpandedCardsContext);
  const [isOpen, setOpen] = useState(brief !== undefined && openCards?.has(brief.rowKey) === true);
  const isPhone = useIsPhone();
  const isPrinting = usePrinting();
  return {
    folds: isPhone && !isPrinting,
    isOpen,
    toggle: (rowKey: string) => {
      if (isOpen) openCards?.delete(rowKey);
      else openCards?.add(rowKey);
      setOpen(!isOpen);
    },
  };
}

interface BriefProps {
  readonly brief: CardSummary;
  readonly titleId: string | undefined;
}

const Brief = ({ brief, titleId }: BriefProps) => (
  <div className={styles.brief}>
    <RowSelectionCheckbox rowKey={brief.rowKey} name={brief.name} />
    <div className={styles.line}>
      <h3 id={titleId} className={styles.title}>
        {brief.title}
      </h3>
      {brief.figure !== undefined && <span className={styles.figure}>{brief.figure}</span>}
    </div>
    <div className={styles.line}>
      <span className={styles.next}>{brief.next}</span>
      <span className={styles.status}>{brief.status}</span>
    </div>
  </div>
);

/** A card for a record in a list. On a phone it shows only `brief`, with a button that expands the card. */
export function RecordCard({ label, labelledBy, brief, children }: RecordCardProps) {
  const { folds, isOpen, toggle } = useFold(brief);
  const shownBrief = folds ? brief : undefined;
  return (
    <article
      className={styles.card}
      aria-label={label}
      aria-labelledby={labelledBy}
      data-open={shownBrief && isOpen}
    >
      <CardSurface className={classNames(styles.parts, shownBrief && !isOpen && styles.folded)}>
        {shownBrief && (
          <Button
            type="text"
            className={styles.toggle}
            icon={<Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />}
            aria-expanded={isOpen}
            aria-label={`Show details of ${shownBrief.name}`}
            onClick={() => toggle(shownBrief.rowKey)}
          />
        )}
        {shownBrief && !isOpen ? <Brief brief={shownBrief} titleId={labelledBy} /> : children}
      </CardSurface>
    </article>
  );
}
