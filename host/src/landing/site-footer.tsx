import { Link } from 'react-router-dom';
import { classNames } from 'shared-kernel/format';
import { readPageServer } from '../page/server-page';
import { paths } from '../page/paths';
import { Wordmark } from '../brand/wordmark';
import { landingAnchors } from './landing-anchors';
import page from '../brand/page.module.css';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const server = readPageServer();
  return (
    <footer className={styles.footer} data-theme="dark">
      <div className={classNames(page.width, styles.inner)}>
        <div className={styles.about}>
          <Wordmark />
          <p>Compliance technology and legal services. Not a bank.</p>
          {server ? (
            <p>
              All figures shown are examples. Demo requests are stored on{' '}
              {new URL(server.address).host}.
            </p>
          ) : (
            <p>
              All figures shown are fixed sample data. Data you enter stays in this browser. This
              page only loads application files and checks for updates.
            </p>
          )}
        </div>
        <nav aria-label="On this page">
          <ul className={styles.links}>
            {landingAnchors.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Portals">
          <ul className={styles.links}>
            <li>
              <Link to={paths.portalSignIn}>Portal Access</Link>
            </li>
            <li>
              <Link to={paths.portalSelection}>All portals</Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
