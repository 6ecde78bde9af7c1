import type { ReactNode } from 'react';
import { classNames } from 'shared-kernel/format';
import { BrandLink } from './brand-link';
import page from './page.module.css';
import styles from './plain-header.module.css';

export function PlainHeader({ children }: { readonly children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={classNames(page.width, styles.row)}>
        <BrandLink />
        <nav className={styles.links} aria-label="Page">
          {children}
        </nav>
      </div>
    </header>
  );
}
