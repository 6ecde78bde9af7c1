import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from 'shared-kernel/format';
import { paths } from '../page/paths';
import { Wordmark } from './wordmark';
import page from './page.module.css';
import styles from './plain-header.module.css';

/** The header of the pages between the landing page and a dashboard. */
export function PlainHeader({ children }: { readonly children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={classNames(page.width, styles.row)}>
        <Link className={styles.brand} to={paths.landing}>
          <Wordmark />
        </Link>
        <nav className={styles.links} aria-label="Page">
          {children}
        </nav>
      </div>
    </header>
  );
}
