import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { productName } from 'shared-kernel/domain/portal';
import { LogoMark } from '../../brand/logo';
import { paths } from '../../page/paths';
import styles from './dashboard-header.module.css';

interface FrameBarProps {
  readonly title: string;
  readonly besideTitle?: ReactNode;
  readonly actions?: ReactNode;
}

/** The bar along the top of a dashboard. */
export const FrameBar = ({ title, besideTitle, actions }: FrameBarProps) => (
  <header className={styles.header}>
    <Link className={styles.brand} to={paths.landing} aria-label={`${productName} home`}>
      <LogoMark />
      <span className={styles.name}>{productName}</span>
    </Link>
    <div className={styles.place}>
      <h1 className={styles.title}>{title}</h1>
      {besideTitle}
    </div>
    <div className={styles.actions}>{actions}</div>
  </header>
);
