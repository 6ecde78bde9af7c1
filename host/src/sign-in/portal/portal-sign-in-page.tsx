import { Link } from 'react-router-dom';
import { classNames } from 'shared-kernel/format';
import { usePageTitle } from '../../page/page-title';
import { paths } from '../../page/paths';
import page from '../../brand/page.module.css';
import { Wordmark } from '../../brand/wordmark';
import { firstWords } from '../../page/first-words';
import { OfferPanel } from './offer-panel';
import { PortalSignInForm } from './portal-sign-in-form';
import styles from './portal-sign-in-page.module.css';
import { useSigningOut } from './use-signing-out';

const { title, lead } = firstWords['portal-sign-in'];

export function PortalSignInPage() {
  usePageTitle(title);
  useSigningOut();

  return (
    <div className={classNames(page.page, styles.layout)}>
      <OfferPanel />
      <main className={styles.main}>
        <Link className={styles.brand} to={paths.landing}>
          <Wordmark />
        </Link>
        <div className={styles.content}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <PortalSignInForm />
        </div>
        <p className={styles.note}>
          A demonstration: credentials are checked in this browser and nothing is sent anywhere.
        </p>
      </main>
    </div>
  );
}
