import type { ReactNode } from 'react';
import { classNames } from 'shared-kernel/format';
import { ScreenHeader } from 'shared-kernel/ui/screen-header';
// The base stylesheet must be imported before the stylesheets that depend on it.
import whole from '../brand/page.module.css';
import { PlainHeader } from '../brand/plain-header';
import frame from '../dashboard/frame/dashboard-frame.module.css';
import { DashboardTopBar } from '../dashboard/frame/dashboard-top-bar';
import { PhoneTabLink, MoreTabsButton, PhoneTabBar } from '../dashboard/frame/phone-tab-bar';
import { TabRailItem, TabRail } from '../dashboard/frame/tab-rail';
import { GateFrame } from '../gate/gate-frame';
import { HeroText } from '../landing/hero-text';
import { SiteHeaderLayout } from '../landing/site-header-layout';
import type { PageName } from '../page/addresses';
import selection from '../portal-selection/portal-selection-page.module.css';
import { SelectionIntro } from '../portal-selection/selection-intro';
import { DemoIntro } from '../sign-in/demo/demo-intro';
import demo from '../sign-in/demo/demo-sign-in-page.module.css';
import { SignInFrame } from '../sign-in/portal/sign-in-frame';

const Placeholder = ({ of }: { readonly of: string }) => <div data-room={of} />;

const blanks = (count: number) => Array.from({ length: count }, (_, index) => <i key={index} />);

/** The dashboard without the texts that depend on the URL. `fillInitialHtml` adds these texts. */
const Dashboard = () => (
  <div className={frame.frame} data-bar="true">
    <DashboardTopBar title="" />
    <TabRail isInert>
      <TabRailItem isCurrent={false} to="" icon={<i />} label="" />
    </TabRail>
    <PhoneTabBar isInert>
      <PhoneTabLink isCurrent={false} to="" icon={<i />} label="" />
      <MoreTabsButton icon={<i />} />
    </PhoneTabBar>
    <main className={frame.main}>
      <div className={frame.content} aria-hidden="true">
        <ScreenHeader title="" description="" isDated />
        <div>{blanks(4)}</div>
        <div>{blanks(6)}</div>
      </div>
    </main>
  </div>
);

const pages: Readonly<Record<PageName, ReactNode>> = {
  gate: (
    <GateFrame form={<Placeholder of="access-form" />} backdrop={<Placeholder of="control" />} />
  ),
  landing: (
    <div className={whole.page}>
      <SiteHeaderLayout />
      <div data-theme="dark">
        <HeroText actions={<Placeholder of="actions" />} />
      </div>
    </div>
  ),
  'portal-sign-in': (
    <SignInFrame panel={<Placeholder of="offers" />} form={<Placeholder of="sign-in-form" />} />
  ),
  'demo-sign-in': (
    <div className={whole.page}>
      <PlainHeader />
      <main className={classNames(whole.width, demo.main)}>
        <DemoIntro />
      </main>
    </div>
  ),
  'portal-selection': (
    <div className={whole.page}>
      <PlainHeader />
      <main className={classNames(whole.width, selection.main)}>
        <SelectionIntro />
      </main>
    </div>
  ),
  dashboard: <Dashboard />,
};

export const InitialHtml = () => (
  <div id="first-paint">
    {Object.entries(pages).map(([name, page]) => (
      <div key={name} data-first={name}>
        {page}
      </div>
    ))}
  </div>
);
