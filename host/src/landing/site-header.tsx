import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { classNames } from 'shared-kernel/format';
import { getUnmodifiedKey } from 'shared-kernel/shell';
import { paths } from '../page/paths';
import button from '../brand/button.module.css';
import { Glyph } from '../brand/glyph';
import { AnchorLinks } from './anchor-links';
import { SiteHeaderLayout } from './site-header-layout';
import styles from './site-header.module.css';
import { useGate } from '../gate/gate';

/** Navigates to the gate before the gate is locked. Otherwise the route guard would redirect first. */
function useLock() {
  const { lock } = useGate();
  const navigate = useNavigate();

  return async () => {
    await navigate(paths.gate, { flushSync: true });
    lock();
  };
}

interface SiteHeaderProps {
  readonly onBook: () => void;
}

export function SiteHeader({ onBook }: SiteHeaderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const lock = useLock();
  const close = () => setIsOpen(false);

  return (
    <SiteHeaderLayout onKeyDown={(event) => getUnmodifiedKey(event) === 'Escape' && close()}>
      <button
        type="button"
        className={classNames(button.quiet, styles.toggle)}
        aria-expanded={isOpen}
        aria-controls="site-menu"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Glyph name={isOpen ? 'close' : 'menu'} />
        Menu
      </button>
      <div id="site-menu" className={classNames(styles.menu, isOpen && styles.open)}>
        <nav className={styles.anchors} aria-label="Sections">
          <AnchorLinks onFollow={close} />
        </nav>
        <div className={styles.actions}>
          <button
            type="button"
            className={button.quiet}
            title="Lock this site and require the access code"
            onClick={() => void lock()}
          >
            <Glyph name="lock" size={16} />
            Lock
          </button>
          <button type="button" className={button.secondary} onClick={onBook}>
            Book a Demo
          </button>
          <Link className={button.primary} to={paths.portalSignIn}>
            Portal Access
          </Link>
        </div>
      </div>
    </SiteHeaderLayout>
  );
}
