import { portalKeys } from 'shared-kernel/domain/portal';
import { Link, useLocation } from 'react-router-dom';
import { classNames } from 'shared-kernel/format';
import { dashboardPath } from 'shared-kernel/shell';
import { usePageTitle } from '../page/page-title';
import { paths } from '../page/paths';
import { isServerMode } from '../page/server-page';
import button from '../brand/button.module.css';
import page from '../brand/page.module.css';
import { PlainHeader } from '../brand/plain-header';
import { findNearestPath } from './find-nearest-path';
import styles from './not-found-page.module.css';

const knownPaths = () => [
  paths.landing,
  paths.portalSelection,
  paths.portalSignIn,
  ...(isServerMode() ? [] : [paths.demoSignIn]),
  ...portalKeys.map((portal) => dashboardPath(portal)),
];

function FoldedSheet() {
  return (
    <svg className={styles.sheet} width="120" height="144" viewBox="0 0 120 144" aria-hidden="true">
      <path
        className={styles.paper}
        d="M8 12a8 8 0 0 1 8-8h64l32 32v96a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8z"
      />
      <path className={styles.corner} d="M80 4v24a8 8 0 0 0 8 8h24z" />
      <path className={styles.lines} d="M28 62h30M28 80h64M28 98h48" />
    </svg>
  );
}

export function NotFoundPage() {
  usePageTitle('Page not found');
  const { pathname } = useLocation();
  const nearest = findNearestPath(pathname, knownPaths());

  return (
    <div className={classNames(page.page, styles.layout)}>
      <PlainHeader />
      <main className={styles.main}>
        <FoldedSheet />
        <h1 className={page.title}>Page not found</h1>
        <p className={classNames(page.lead, styles.lead)}>
          There is no page at <code className={styles.path}>{pathname}</code>.
        </p>
        {nearest !== undefined && (
          <p className={classNames(page.lead, styles.lead)}>
            Did you mean <Link to={nearest}>{nearest}</Link>?
          </p>
        )}
        <div className={classNames(page.actions, styles.actions)}>
          <Link className={button.primary} to={paths.portalSelection}>
            Choose a portal
          </Link>
          <Link className={button.secondary} to={paths.landing}>
            Home
          </Link>
        </div>
      </main>
    </div>
  );
}
