import type { ComponentProps } from 'react';
import { classNames } from 'shared-kernel/format';
import { BrandLink } from '../brand/brand-link';
import page from '../brand/page.module.css';
import styles from './site-header.module.css';

export const SiteHeaderLayout = ({ children, ...header }: ComponentProps<'header'>) => (
  <header {...header} className={classNames(styles.header, 'tf-no-print')} data-theme="dark">
    <div className={classNames(page.width, styles.row)}>
      <BrandLink />
      {children}
    </div>
  </header>
);
