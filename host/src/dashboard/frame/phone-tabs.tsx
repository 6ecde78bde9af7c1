import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { Icon } from 'shared-kernel/ui';
import { tabPath } from '../../page/overview-tab';
import { barTabs } from './bar-tabs';
import { MoreSheet } from './more-sheet';
import { BarLink, MoreButton, PhoneBar } from './phone-bar';
import { tabId } from './tab-ids';
import { useTabs } from './use-tabs';

interface PhoneTabsProps {
  readonly portal: PortalKey;
  /** Key of the open tab. */
  readonly current: string;
}

/** The tabs on a phone: the first four in a bar, the others in a sheet. */
export function PhoneTabs({ portal, current }: PhoneTabsProps) {
  const { tabs, ready } = useTabs();
  const { key: place } = useLocation();
  // Going back or on in the browser closes the sheet.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === place;
  const others = tabs.slice(barTabs);
  const beyond = others.find(({ key }) => key === current);

  return (
    <>
      <PhoneBar>
        {tabs.slice(0, barTabs).map(({ key, label, icon }) => (
          <BarLink
            key={key}
            id={tabId(key)}
            isCurrent={key === current}
            to={tabPath(portal, key)}
            icon={<Icon name={icon} size={20} />}
            label={label}
            onPointerDown={() => ready(key)}
            onFocus={() => ready(key)}
          />
        ))}
        {others.length > 0 && (
          <MoreButton
            icon={<Icon name={beyond?.icon ?? 'more'} size={20} />}
            current={beyond?.label}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpenAt(place)}
          />
        )}
      </PhoneBar>
      {isOpen && (
        <MoreSheet
          portal={portal}
          current={current}
          tabs={others}
          onReady={ready}
          onClose={() => setOpenAt(undefined)}
        />
      )}
    </>
  );
}
