import type { ReactNode } from 'react';
import { classNames } from 'shared-kernel/format';
import { BrandLink } from '../../brand/brand-link';
import page from '../../brand/page.module.css';
import styles from './portal-sign-in-page.module.css';

interface SignInFrameProps {
  readonly panel: ReactNode;
  readonly form: ReactNode;
  readonly note?: string;
}

export const signInTitle = 'Portal access';

const demoNote =
  'Demonstration only: credentials are checked in your browser and are not sent to a server.';

export const SignInFrame = ({ panel, form, note = demoNote }: SignInFrameProps) => (
  <div className={classNames(page.page, styles.layout)}>
    {panel}
    <main className={styles.main}>
      <BrandLink />
      <div className={styles.content}>
        <h1 className={page.title}>{signInTitle}</h1>
        <p className={classNames(page.lead, styles.lead)}>
          Sign in, then choose the portal you work in.
        </p>
        {form}
      </div>
      <p className={styles.note}>{note}</p>
    </main>
  </div>
);
