import { Link } from 'react-router-dom';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { portalTitle } from '../../page/portal-title';
import { usePageTitle } from '../../page/page-title';
import { paths } from '../../page/paths';
import button from '../../brand/button.module.css';
import { Glyph } from '../../brand/glyph';
import page from '../../brand/page.module.css';
import { PlainHeader } from '../../brand/plain-header';
import { CodeForm } from './code-form';
import styles from './code-page.module.css';

export interface CodePageProps {
  readonly portal: PortalKey;
  readonly secret: string;
  readonly onPass: () => void;
}

export function CodePage({ portal, secret, onPass }: CodePageProps) {
  usePageTitle('Second factor');
  return (
    <div className={page.page}>
      <PlainHeader>
        <Link className={button.quiet} to={paths.portalSelection}>
          <Glyph name="arrowLeft" size={16} />
          All portals
        </Link>
      </PlainHeader>
      <main className={styles.main}>
        <h1 className={page.title}>Enter your code</h1>
        <p className={page.lead}>Two-factor authentication is on for the {portalTitle[portal]}.</p>
        <CodeForm secret={secret} onPass={onPass} />
        <p className={styles.note}>
          This page includes a sample authenticator, so a phone is not required. The authenticator
          is for demonstration only.
        </p>
      </main>
    </div>
  );
}
