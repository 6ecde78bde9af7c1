import { portalKeys, portalLabel, type PortalKey } from 'shared-kernel/domain/portal';
import { moveFocus } from '../../brand/move-focus';
import styles from './portal-tabs.module.css';

interface PortalTabsProps {
  readonly id: string;
  readonly panelId: string;
  readonly selected: PortalKey;
  readonly onSelect: (portal: PortalKey) => void;
}

export function PortalTabs({ id, panelId, selected, onSelect }: PortalTabsProps) {
  return (
    <div role="tablist" aria-label="Portal" className={styles.tabs} onKeyDown={moveFocus}>
      {portalKeys.map((portal) => (
        <button
          key={portal}
          id={`${id}-${portal}`}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={portal === selected}
          aria-controls={panelId}
          tabIndex={portal === selected ? 0 : -1}
          onFocus={() => onSelect(portal)}
          onClick={() => onSelect(portal)}
        >
          {portalLabel[portal]}
        </button>
      ))}
    </div>
  );
}
