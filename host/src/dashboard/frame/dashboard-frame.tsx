import { useRef, type ReactNode } from 'react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import type { DashboardTab } from 'shared-kernel/shell';
import { DeploymentNotices } from '../../federation/deployment-notices';
import { DashboardFooter } from './dashboard-footer';
import styles from './dashboard-frame.module.css';
import { DashboardHeader } from './dashboard-header';
import { DashboardTabs } from './dashboard-tabs';
import { tabId, tabPanelId } from './tab-ids';
import { WorkspaceNotice } from './workspace-notice';

interface DashboardFrameProps {
  readonly portal: PortalKey;
  readonly tab: DashboardTab;
  readonly children: ReactNode;
}

/** What stands around every tab: header, the nine tabs, the footer. */
export function DashboardFrame({ portal, tab, children }: DashboardFrameProps) {
  const content = useRef<HTMLElement>(null);

  return (
    <div className={styles.frame}>
      <a
        className={styles.skip}
        href={`#${tabPanelId}`}
        onClick={(event) => {
          event.preventDefault();
          content.current?.focus();
        }}
      >
        Skip to content
      </a>
      <DashboardHeader portal={portal} />
      <DashboardTabs portal={portal} current={tab} />
      <main className={styles.main}>
        <DeploymentNotices />
        <WorkspaceNotice />
        <section
          ref={content}
          id={tabPanelId}
          className={styles.content}
          role="tabpanel"
          aria-labelledby={tabId(tab)}
          tabIndex={-1}
        >
          {children}
        </section>
      </main>
      <DashboardFooter />
    </div>
  );
}
