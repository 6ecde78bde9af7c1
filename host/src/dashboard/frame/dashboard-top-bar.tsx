import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { productName } from 'shared-kernel/domain/portal';
import { LogoMark } from '../../brand/logo';
import { paths } from '../../page/paths';
import { splitPortalTitle } from './split-portal-title';
import styles from './dashboard-header.module.css';

interface DashboardTopBarProps {
  readonly title: string;
  readonly besideTitle?: ReactNode;
  readonly actions?: ReactNode;
}

/** On a phone, the last word of the title is visible only to screen readers. */
export function DashboardTopBar({ title, besideTitle, actions }: DashboardTopBarProps) {
  const [name, word] = splitPortalTitle(title);
  return (
    <header className={styles.header}>
      <Link className={styles.brand} to={paths.landing} aria-label={`${productName} home`}>
        <LogoMark />
        <span className={styles.name}>{productName}</span>
      </Link>
      <div className={styles.place}>
        <h1 className={styles.title}>
          <span>{name}</span>
          <span className={styles.word}>{word}</span>
        </h1>
        {besideTitle}
      </div>
      <div className={styles.actions}>{actions}</div>
    </header>
  );
}
