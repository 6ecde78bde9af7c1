import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { getPortalKeyFromRoute, portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import { createTextMatcher } from 'shared-kernel/domain/search';
import { classNames } from 'shared-kernel/format';
import { getUnmodifiedKey, usePreferencesValue } from 'shared-kernel/shell';
import { portalTypeConfigs, type PortalTypeConfig } from '../page/portal-config';
import { usePageTitle } from '../page/page-title';
import { paths } from '../page/paths';
import { createPortalSwitchPath, usePortalSwitchSearch } from '../page/portal-path';
import { isServerMode } from '../page/server-page';
import { useAccessiblePortals } from '../sign-in/portal-session';
import { useReturnTo } from '../page/return-to';
import button from '../brand/button.module.css';
import page from '../brand/page.module.css';
import { PlainHeader } from '../brand/plain-header';
import { LastPortalLink, ContinueLink } from './continue-link';
import { useLastPortal } from '../page/last-portal';
import { PortalCard } from './portal-card';
import { PortalSearch } from './portal-search';
import { SelectionIntro, portalSelectionTitle } from './selection-intro';
import styles from './portal-selection-page.module.css';
import { isShortcutKeyPress } from 'shared-kernel/ui';

function useOpenPortal(remember: (portal: PortalKey) => void) {
  const navigate = useNavigate();
  const openPortals = useAccessiblePortals();
  const openSearch = usePortalSwitchSearch();
  return useCallback(
    (config: PortalTypeConfig | undefined) => {
      if (!config) return;
      const portal = getPortalKeyFromRoute(config.type);
      if (!openPortals.includes(portal)) return;
      remember(portal);
      void navigate(createPortalSwitchPath(portal, openSearch));
    },
    [navigate, openPortals, openSearch, remember],
  );
}

/** Number keys open a portal, and letter keys focus the search. Users can turn off both (WCAG 2.1.4). */
function useKeys(
  isOn: boolean,
  open: ReturnType<typeof useOpenPortal>,
  search: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (!isShortcutKeyPress(event)) return;
      const key = getUnmodifiedKey(event);
      if (/^[1-6]$/.test(key)) open(portalTypeConfigs[Number(key) - 1]);
      else if (/^\p{L}$/u.test(key)) search.current?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn, open, search]);
}

interface NoResultsProps {
  readonly text: string;
  readonly onClear: () => void;
}

const NoResults = ({ text, onClear }: NoResultsProps) => (
  <div className={styles.none}>
    <p>No portals match “{text.trim()}”.</p>
    <button type="button" className={button.secondary} onClick={onClear}>
      Clear search
    </button>
  </div>
);

export function PortalSelectionPage() {
  usePageTitle(portalSelectionTitle);
  const [text, setText] = useState('');
  const { singleKeys } = usePreferencesValue();
  const { lastPortal, remember } = useLastPortal();
  const open = useOpenPortal(remember);
  const wanted = useReturnTo();
  const matches = createTextMatcher(text);
  const openPortals = useAccessiblePortals();
  const found = portalTypeConfigs.filter(
    ({ type, title, description, features }) =>
      openPortals.includes(getPortalKeyFromRoute(type)) &&
      matches([title, description, ...features]),
  );

  const search = useRef<HTMLInputElement>(null);
  useKeys(singleKeys, open, search);

  return (
    <div className={page.page}>
      <PlainHeader>
        {!isServerMode() && (
          <Link className={button.secondary} to={paths.demoSignIn}>
            Demo portal
          </Link>
        )}
      </PlainHeader>
      <main className={classNames(page.width, styles.main)}>
        <SelectionIntro />
        {wanted !== undefined && <ContinueLink wanted={wanted} />}
        {openPortals.length < portalKeys.length && (
          <p className={styles.reason}>
            You can use the portals below. An administrator can add others.
          </p>
        )}
        {wanted === undefined && lastPortal && openPortals.includes(lastPortal) && (
          <LastPortalLink portal={lastPortal} />
        )}
        <PortalSearch
          field={search}
          text={text}
          found={found.length}
          onSearch={setText}
          onOpenFirst={() => open(found[0])}
        />
        <ul className={styles.grid}>
          {found.map((config) => (
            <PortalCard
              key={config.type}
              config={config}
              number={singleKeys ? portalTypeConfigs.indexOf(config) + 1 : undefined}
              isLastUsed={getPortalKeyFromRoute(config.type) === lastPortal}
              onOpen={() => remember(getPortalKeyFromRoute(config.type))}
            />
          ))}
        </ul>
        {found.length === 0 && <NoResults text={text} onClear={() => setText('')} />}
      </main>
    </div>
  );
}
