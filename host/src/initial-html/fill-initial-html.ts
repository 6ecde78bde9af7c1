import { getPortalKeyFromRoute } from 'shared-kernel/domain/portal';
import { isPersistenceDisabled } from 'shared-kernel/shell';
import { portalTitle } from '../page/portal-title';
import { maxPhoneTabs } from '../dashboard/frame/max-phone-tabs';
import { splitPortalTitle } from '../dashboard/frame/split-portal-title';
import { isAuditLogQuery, overviewTabLabel, getShellHeading } from '../page/overview-tab';
import { getTabHeading, readBuiltInRemotes, findTab, listTabs } from '../page/remote-tabs';

const within = (selector: string) =>
  document.querySelector<HTMLElement>(`[data-first="dashboard"] ${selector}`);

function write(selector: string, text: string): void {
  const element = within(selector);
  if (element) element.textContent = text;
}

type Tabs = readonly { readonly key: string; readonly label: string }[];

function writeTabs(selector: string, tabs: Tabs, key: string, mark: string, value: string) {
  const blank = within(selector);
  for (const tab of tabs) {
    const drawn = blank?.cloneNode(true);
    if (!(drawn instanceof HTMLElement)) continue;
    if (tab.key === key) drawn.setAttribute(mark, value);
    drawn.lastElementChild?.append(tab.label);
    blank?.before(drawn);
  }
  blank?.remove();
}

function writeNavigation(tabs: Tabs, key: string) {
  writeTabs('[role="tab"]', tabs, key, 'aria-selected', 'true');
  within('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  if (isPersistenceDisabled()) {
    within('nav[data-actions]')?.remove();
    within('[data-bar]')?.removeAttribute('data-bar');
    return;
  }
  writeTabs(
    'nav[data-actions] > :first-child',
    tabs.slice(0, maxPhoneTabs),
    key,
    'aria-current',
    'page',
  );
  const beyond = tabs.slice(maxPhoneTabs).find((tab) => tab.key === key);
  if (!beyond) return;
  write('nav[data-actions] > button > span', beyond.label);
  within('nav[data-actions] > button')?.setAttribute('aria-current', 'true');
}

/** Writes the texts that depend on the URL into the initial HTML of a dashboard before the browser paints it. */
export function fillInitialHtml(): void {
  if (document.documentElement.dataset.page !== 'dashboard') return;
  const [name, word] = splitPortalTitle(
    portalTitle[getPortalKeyFromRoute(location.pathname.split('/')[3])],
  );
  write('h1 > span', name);
  write('h1 > span + span', word);
  const remotes = listTabs(readBuiltInRemotes());
  const address = new URLSearchParams(location.search);
  const remote = findTab(remotes, address.get('tab'));
  writeNavigation([overviewTabLabel, ...remotes], (remote ?? overviewTabLabel).key);
  const heading = remote
    ? getTabHeading(remote, address)
    : getShellHeading(isAuditLogQuery(address));
  if (heading?.isDated !== true) within('h2 + div')?.remove();
  if (!heading) return;
  write('h2', heading.title);
  write('main p', heading.lead);
}
