import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { formatDateTime } from 'shared-kernel/format';
import { focusRegion, useIsPhone, PrintHeader } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import { portalTitle } from '../../page/portal-title';
import { bankingDisclaimer } from '../../brand/banking-disclaimer';
import { DeploymentNotices } from '../../federation/deployment-notices';
import { ReleaseInspector } from '../../federation/release-inspector';
import { LazyKeyboardShortcutsDialog } from '../keys/lazy-keyboard-shortcuts-dialog';
import { useListShortcuts } from '../keys/use-list-shortcuts';
import { getShellHeading, overviewTab } from '../../page/overview-tab';
import { usePageTitle } from '../../page/page-title';
import { readPageServer } from '../../page/server-page';
import { useIsAuditLogOpen, useIsLiveMode } from '../use-is-live-mode';
import styles from './dashboard-frame.module.css';
import { DashboardHeader } from './dashboard-header';
import { DashboardTabs } from './dashboard-tabs';
import { MissingTabNotice } from './missing-tab-notice';
import { PhoneTabs } from './phone-tabs';
import { describeFilters } from './describe-filters';
import { createTabId, tabPanelId, type DashboardTabState } from './use-dashboard-tab';
import { OfflineNotice } from './offline-notice';
import { WorkspaceNotice } from './workspace-notice';

interface DashboardFrameProps {
  readonly portal: PortalKey;
  readonly open: DashboardTabState;
  readonly children: ReactNode;
}

/** Diagnostics can be opened only from the footer of the settings tab. */
const settingsTab = 'profile';

function DashboardFooter({ tab }: { readonly tab: string }) {
  const server = readPageServer();
  return (
    <footer className={styles.footer}>
      <p>{bankingDisclaimer}</p>
      <p>
        {server
          ? `Stored on ${new URL(server.address).host}.`
          : 'Sample data, stored in this browser.'}
      </p>
      {tab === settingsTab && <ReleaseInspector />}
    </footer>
  );
}

interface PrintedHeadProps {
  readonly portal: PortalKey;
  readonly label: string;
}

/** Print header with the portal, the filters and the time, for tabs that print no heading of their own. */
function PrintedHead({ portal, label }: PrintedHeadProps) {
  const [address] = useSearchParams();
  return (
    <div className={styles.printedHead}>
      <PrintHeader
        title={label}
        filters={[['Portal', portalTitle[portal]], ...describeFilters(address)]}
        asOf={formatDateTime(useWorkspaceClock())}
      />
    </div>
  );
}

/** Moves the focus to the heading of the new tab, because the previously focused link no longer exists. */
function useFocusOfTab(content: RefObject<HTMLElement | null>, tab: string) {
  const shown = useRef(tab);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (shown.current !== tab && isLost && content.current) focusRegion(content.current);
    shown.current = tab;
  }, [content, tab]);
}

export function DashboardFrame({ portal, open, children }: DashboardFrameProps) {
  const tab = open.state === 'remote' ? open.tab.key : overviewTab;
  const isLog = useIsAuditLogOpen();
  const label = open.state === 'remote' ? open.tab.label : getShellHeading(isLog).title;
  usePageTitle(`${label} · ${portalTitle[portal]}`);
  const content = useRef<HTMLElement>(null);
  useListShortcuts(content);
  useFocusOfTab(content, tab);
  const isLive = useIsLiveMode();
  const hasBar = useIsPhone() && isLive;
  const Tabs = hasBar ? PhoneTabs : DashboardTabs;

  return (
    <div className={styles.frame} data-bar={hasBar || undefined}>
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
      <Tabs portal={portal} current={tab} />
      <main className={styles.main}>
        <PrintedHead portal={portal} label={label} />
        <DeploymentNotices />
        <WorkspaceNotice />
        <OfflineNotice />
        {open.state === 'overview' && open.missing !== undefined && (
          <MissingTabNotice name={open.missing} />
        )}
        <section
          ref={content}
          id={tabPanelId}
          className={styles.content}
          {...(hasBar
            ? { role: 'region', 'aria-label': label }
            : { role: 'tabpanel', 'aria-labelledby': createTabId(tab) })}
          tabIndex={-1}
        >
          {children}
        </section>
      </main>
      <DashboardFooter tab={tab} />
      <LazyKeyboardShortcutsDialog />
    </div>
  );
}
