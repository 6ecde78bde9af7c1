import { useCallback, useState, useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { portalKeyFromRoute, portalTypeConfigs, type PortalKey } from 'shared-kernel/domain/portal';
import {
  dashboardPath,
  usePreferencesValue,
  plainKey,
  rememberedStorage,
} from 'shared-kernel/shell';
import { usePageTitle } from '../page/page-title';
import { paths } from '../page/paths';
import { useReturnTo } from '../page/return-to';
import button from '../brand/button.module.css';
import page from '../brand/page.module.css';
import { PlainHeader } from '../brand/plain-header';
import { ContinueAsLink, ContinueLink } from './continue-link';
import { useLastPortal } from '../page/last-portal';
import { PortalCard } from './portal-card';
import { PortalSearch } from './portal-search';
import { searchPortals, type PortalTypeConfig } from './search-portals';
import { SelectionIntro, selectionTitle } from './selection-intro';
import styles from './portal-selection-page.module.css';
import { isPlainKey } from 'shared-kernel/ui';

/** Calls back with the number of a digit key while it is enabled and no control takes the key. */
function useNumberKeys(isEnabled: boolean, onNumber: (number: number) => void): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    const press = (event: KeyboardEvent) => {
      const key = plainKey(event);
      if (isPlainKey(event) && /^[1-9]$/.test(key)) onNumber(Number(key));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isEnabled, onNumber]);
}

const numberKeysKey = 'tf_number_keys';

/** Whether number keys open a portal, and how to choose it; this browser keeps it, in `reference` it holds for the page. */
function useNumberKeysChoice() {
  const [areOn, setAreOn] = useState(() => rememberedStorage.get(numberKeysKey) !== 'off');
  const choose = (on: boolean) => {
    rememberedStorage.set(numberKeysKey, on ? 'on' : 'off');
    setAreOn(on);
  };
  return [areOn, choose] as const;
}

/** Opens a portal, and remembers it as the last one used. */
function useOpenPortal(remember: (portal: PortalKey) => void) {
  const navigate = useNavigate();
  return useCallback(
    (config: PortalTypeConfig | undefined) => {
      if (!config) return;
      const portal = portalKeyFromRoute(config.type);
      remember(portal);
      void navigate(dashboardPath(portal));
    },
    [navigate, remember],
  );
}

interface NoneFoundProps {
  readonly text: string;
  readonly onClear: () => void;
}

const NoneFound = ({ text, onClear }: NoneFoundProps) => (
  <div className={styles.none}>
    <p>No portals match “{text.trim()}”.</p>
    <button type="button" className={button.secondary} onClick={onClear}>
      Clear search
    </button>
  </div>
);

export function PortalSelectionPage() {
  usePageTitle(selectionTitle);
  const [text, setText] = useState('');
  const [areNumberKeysOn, chooseNumberKeys] = useNumberKeysChoice();
  const { singleKeys } = usePreferencesValue();
  const { lastPortal, remember } = useLastPortal();
  const open = useOpenPortal(remember);
  const wanted = useReturnTo();
  const found = searchPortals(portalTypeConfigs, text);

  const hasNumberKeys = singleKeys && areNumberKeysOn;
  useNumberKeys(
    hasNumberKeys,
    useCallback((number) => open(portalTypeConfigs[number - 1]), [open]),
  );

  return (
    <div className={page.page}>
      <PlainHeader>
        <Link className={button.secondary} to={paths.demoSignIn}>
          Demo portal
        </Link>
      </PlainHeader>
      <main className={styles.main}>
        <SelectionIntro />
        {wanted !== undefined && <ContinueLink wanted={wanted} />}
        {wanted === undefined && lastPortal && <ContinueAsLink portal={lastPortal} />}
        <PortalSearch
          text={text}
          found={found.length}
          areNumberKeysOn={singleKeys ? areNumberKeysOn : undefined}
          onSearch={setText}
          onOpenFirst={() => open(found[0])}
          onToggleNumberKeys={chooseNumberKeys}
        />
        <ul className={styles.grid}>
          {found.map((config) => (
            <PortalCard
              key={config.type}
              config={config}
              number={hasNumberKeys ? portalTypeConfigs.indexOf(config) + 1 : undefined}
              isLastUsed={portalKeyFromRoute(config.type) === lastPortal}
              onOpen={() => remember(portalKeyFromRoute(config.type))}
            />
          ))}
        </ul>
        {found.length === 0 && <NoneFound text={text} onClear={() => setText('')} />}
      </main>
    </div>
  );
}
