import { useLayoutEffect } from 'react';
import { productName } from 'shared-kernel/domain/portal';
import { classNames } from 'shared-kernel/format';
import { usePageTitle } from '../page/page-title';
import { LogoMark } from '../brand/logo';
import page from '../brand/page.module.css';
import { endFirstPaint } from '../page/end-first-paint';
import { AccessForm, type AccessFormProps } from './access-form';
import { Backdrop } from './backdrop';
import styles from './gate-page.module.css';

export function GatePage(form: AccessFormProps) {
  usePageTitle('Access');

  useLayoutEffect(endFirstPaint, []);

  return (
    <div data-theme="dark" className={classNames(page.page, styles.gate)}>
      <main className={styles.panel}>
        <div className={styles.brand}>
          <LogoMark size={44} />
          <span>{productName}</span>
        </div>
        <h1 className={styles.title}>Secure Access Required</h1>
        <p className={styles.subtitle}>Advanced Financial Platform</p>
        <AccessForm {...form} />
      </main>
      <Backdrop />
    </div>
  );
}
