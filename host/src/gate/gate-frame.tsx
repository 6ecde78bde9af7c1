import type { ReactNode } from 'react';
import { productName } from 'shared-kernel/domain/portal';
import { classNames } from 'shared-kernel/format';
import { LogoMark } from '../brand/logo';
import page from '../brand/page.module.css';
import styles from './gate-page.module.css';

interface GateFrameProps {
  readonly form: ReactNode;
  readonly backdrop: ReactNode;
}

export const GateFrame = ({ form, backdrop }: GateFrameProps) => (
  <div data-theme="dark" className={classNames(page.page, styles.gate)}>
    <main className={styles.panel}>
      <div className={styles.brand}>
        <LogoMark size={44} />
        <span>{productName}</span>
      </div>
      <h1 className={styles.title}>Secure Access Required</h1>
      <p className={styles.subtitle}>Advanced Financial Platform</p>
      {form}
    </main>
    {backdrop}
  </div>
);
