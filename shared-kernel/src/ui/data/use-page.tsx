import {
  cloneElement,
  isValidElement,
  useDeferredValue,
  useRef,
  useState,
  type AriaAttributes,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { usePrinting } from '../../theme/use-printing';
import { plainKey } from '../../shell/pressed-key';
import { Pagination } from '../antd';
import { isTyping } from '../keyboard/is-plain-key';
import { controlsIn } from '../keyboard/focus-place';
import styles from './record-list.module.css';

/** The rows of a list on one page, and the most that paper gets. */
const pageSize = 100;
const printedRows = 2000;

/** As many as a window shows: they are drawn first, the others of the page as soon as there is time. */
const firstRows = 24;

const steps = {
  prev: 'Previous page',
  next: 'Next page',
  'jump-prev': 'Previous 5 pages',
  'jump-next': 'Next 5 pages',
} as const;

/** antd names the steps by native titles, which no setting of tooltips hides. */
const named: NonNullable<ComponentProps<typeof Pagination>['itemRender']> = (_page, type, item) =>
  type !== 'page' && isValidElement<AriaAttributes>(item)
    ? cloneElement(item, { 'aria-label': steps[type] })
    : item;

/** Home and End lead to the first and the last row. */
function moveAmongRows(event: KeyboardEvent): void {
  const key = plainKey(event);
  if ((key !== 'Home' && key !== 'End') || isTyping(event.target)) return;
  const rows = [...event.currentTarget.querySelectorAll('tbody > tr, ul[aria-label] > li')];
  const row = key === 'Home' ? rows[0] : rows.at(-1);
  const control = row && controlsIn(row)[0];
  if (!control) return;
  event.preventDefault();
  control.focus();
}

/**
 * The rows of a long list that are on the reader's page, and a frame with the pagination. Another order begins at the
 * first page.
 */
export function usePage<T>(label: string, items: readonly T[], order = '') {
  const isPrinting = usePrinting();
  const top = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState({ order, page: 1 });
  const isWhole = useDeferredValue(true, false);
  const pages = Math.max(1, Math.ceil(items.length / pageSize));
  const page = chosen.order === order ? Math.min(chosen.page, pages) : 1;
  const first = (page - 1) * pageSize;
  const shown = isPrinting
    ? items.slice(0, printedRows)
    : items.slice(first, first + (isWhole ? pageSize : firstRows));

  const frame = (rows: ReactNode) => (
    <div ref={top} className={styles.page} onKeyDown={moveAmongRows}>
      {rows}
      {pages > 1 && (
        <nav aria-label={`Pages of ${label}`} className={styles.pages}>
          <Pagination
            current={page}
            total={items.length}
            pageSize={pageSize}
            showSizeChanger={false}
            showTitle={false}
            itemRender={named}
            onChange={(next) => {
              setChosen({ order, page: next });
              top.current?.scrollIntoView({ block: 'start' });
            }}
          />
        </nav>
      )}
    </div>
  );
  return { shown, frame };
}
